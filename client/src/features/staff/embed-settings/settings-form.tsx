import * as Tabs from "@radix-ui/react-tabs";
import { useEffect, useState } from "react";
import { useWatch, type FieldErrors } from "react-hook-form";
import { staffEmbedSettingsBody, type StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { contrastProblems } from "@shared/embed-contrast";
import { pageOfFinder } from "@shared/templates/finders";
import { Conflict } from "@/staff-kit/conflict";
import { staleState } from "@/staff-kit/use-staff-data";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { AgentsBox } from "./agents-box";
import { CodeBox } from "@/staff-kit/code-box";
import { CheckBox } from "./check-box";
import { KeyBox, OriginsField } from "./origins-field";
import { Preview } from "./preview";
import { SettingInput } from "./setting-input";
import { settingsTabs, type SettingsTab } from "./settings-tabs";
import { toForm, toSettings, toWire, type SettingsValues } from "./settings-values";

interface Props {
  stored: StaffEmbedSettings;
  mayWrite: boolean;
  onDirty?: (isDirty: boolean) => void;
}

const groups = ["logo", "branding", "dimensions", "colors", "typography", "styling"] as const;

/** One client's settings in five tabs, with a live preview of the finder beside them. */
export function SettingsForm({ stored, mayWrite, onDirty }: Props) {
  const [tab, setTab] = useState(settingsTabs[0]!.title);
  const { form, save, send } = useStaffForm<SettingsValues, StaffEmbedSettings>({
    shape: staffEmbedSettingsBody,
    defaultValues: toForm(stored),
    // A newly stored state resets the form in place: its tab stays open, and the focus stays.
    values: toForm(stored),
    toWire,
    mode: "onChange",
  });
  const { isDirty, errors } = form.formState;
  useUnsavedGuard(isDirty);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const theirs = staleState<StaffEmbedSettings>(save.error);
  const { client } = stored;
  const settings = toSettings(useWatch({ control: form.control }) as SettingsValues);
  const warnings = contrastProblems(client, settings);
  const isWeak = ({ fields }: SettingsTab) =>
    fields.some(({ group, name }) => warnings.some(({ path }) => path === `${group}.${name}`));

  const submit = form.handleSubmit(
    (values) =>
      send(
        { method: "PUT", path: `embed-settings?client=${client}`, body: toWire(values) },
        ({ warnings: [weak] }) =>
          showToast({
            title: "Saved",
            text: weak?.message ?? "Embedded finders look like this from now on.",
          }),
      ),
    (wrong) => {
      // The invalid field gets the focus once its tab is open.
      const first = settingsTabs.find((each) => hasOneOf(wrong, each));
      if (first) setTab(first.title);
    },
  );

  return (
    <div className="grid gap-6 *:min-w-0 xl:grid-cols-[1fr_24rem]">
      <div>
        <CodeBox
          title="Embed code"
          hint="For the page itself: the finder is as high as its content, and sends the page its events."
          code={scriptCode(stored, window.location.origin)}
        />
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-6">
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List
              aria-label="Settings"
              className="scroll-hint flex gap-1 overflow-x-auto border-b border-line [--ground:var(--paper)]"
            >
              {settingsTabs.map((each) => (
                <Tabs.Trigger
                  key={each.title}
                  value={each.title}
                  className="min-h-control border-b-2 border-transparent px-3 text-muted data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
                >
                  {each.title}
                  {(hasOneOf(errors, each) || isWeak(each)) && (
                    <span className="text-danger"> !</span>
                  )}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {settingsTabs.map(({ title, fields }) => (
              <Tabs.Content key={title} value={title} className="grid gap-4 pt-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <SettingInput
                    key={`${field.group}.${field.name}`}
                    field={field}
                    form={form}
                    warnings={warnings
                      .filter(({ path }) => path === `${field.group}.${field.name}`)
                      .map(({ message }) => message)}
                    isDisabled={!mayWrite}
                  />
                ))}
              </Tabs.Content>
            ))}
          </Tabs.Root>
          <OriginsField form={form} isDisabled={!mayWrite} />
          {theirs && (
            <Conflict
              labels={Object.fromEntries(groups.map((group) => [group, group]))}
              mine={{ ...settings }}
              theirs={{ ...toSettings(toForm(theirs)) }}
              onKeepMine={() => {
                form.setValue("updatedAt", theirs.updatedAt);
                void submit();
              }}
              onTakeTheirs={() => {
                form.reset(toForm(theirs));
                save.reset();
              }}
            />
          )}
          {mayWrite && (
            <div className="mt-6 flex gap-3">
              <Button type="submit" disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save Changes"}
              </Button>
              {isDirty && (
                <Button look="secondary" onClick={() => form.reset()}>
                  Undo changes
                </Button>
              )}
            </div>
          )}
        </form>
        <CodeBox
          title="Over the page"
          hint="A link that opens the finder over the page. Where the script does not run, it leads to the finder itself."
          code={linkCode(stored, window.location.origin)}
        />
        <CodeBox
          title="Plain frame"
          hint="For pages without scripts: a frame with a fixed height."
          code={frameCode({ ...stored, ...settings }, window.location.origin)}
        />
        {mayWrite && <KeyBox client={client} isDisabled={isDirty} />}
        {mayWrite && (
          <AgentsBox client={client} allowsAgents={stored.allowsAgents} isDisabled={isDirty} />
        )}
        <CheckBox />
      </div>
      <section aria-label="Live preview" className="xl:sticky xl:top-6 xl:self-start">
        <h2 className="mb-2 text-lg font-bold">Live preview</h2>
        <Preview client={client} settings={settings} />
      </section>
    </div>
  );
}

const hasOneOf = (problems: FieldErrors<SettingsValues>, { fields }: SettingsTab) =>
  fields.some(({ group, name }) => problems[group]?.[name]);

/** The snippet a retailer pastes: a container and the script, with the embed key filled in. */
export function scriptCode({ client, embedKey }: StaffEmbedSettings, origin: string): string {
  return `<div data-finder-client="${client}"${keyCode(embedKey)}></div>
<script async src="${origin}/embed.js"></script>`;
}

/** A link that opens the finder over the page, and the script. */
function linkCode({ client, embedKey }: StaffEmbedSettings, origin: string): string {
  return `<a href="${origin}${pageOfFinder(client)}" data-finder-open="${client}"${keyCode(embedKey)}>Find your match</a>
<script async src="${origin}/embed.js"></script>`;
}

const keyCode = (embedKey: string | null) => (embedKey ? ` data-finder-key="${embedKey}"` : "");

/** The same as a plain frame, with the height from the settings, or enough for a step. */
export function frameCode(settings: StaffEmbedSettings, origin: string): string {
  const { client, embedKey, dimensions } = settings;
  const query = new URLSearchParams({ embed: "true", ...(embedKey && { key: embedKey }) });
  const height = dimensions.height === "auto" ? "900px" : dimensions.height;
  return `<iframe
  src="${origin}${pageOfFinder(client)}?${query.toString().replaceAll("&", "&amp;")}"
  title="Product finder"
  style="width: ${dimensions.width}; height: ${height}; border: 0"
  allow="clipboard-write; web-share"
  loading="lazy"></iframe>`;
}
