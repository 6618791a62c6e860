import * as Tabs from "@radix-ui/react-tabs";
import { useState, type FormEvent } from "react";
import type { EmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { contrastProblems } from "@shared/embed-contrast";
import { Conflict } from "@/staff/conflict";
import { staleState, useChange } from "@/staff/use-staff-data";
import { useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";
import { CheckBox } from "./check-box";
import { CodeBox } from "./code-box";
import { frameCode, scriptCode } from "./embed-code";
import { KeyBox } from "./key-box";
import { OriginsField } from "./origins-field";
import { Preview } from "./preview";
import { SettingInput } from "./setting-input";
import { problemsOf } from "./settings-problems";
import { settingsTabs, type SettingField, type SettingsTab } from "./settings-tabs";

interface Props {
  stored: StaffEmbedSettings;
  mayWrite: boolean;
  onDirty: (isDirty: boolean) => void;
}

const groups = ["logo", "branding", "dimensions", "colors", "typography", "styling"] as const;

/** The settings of one client in five tabs, with the finder beside them as it would look. */
export function SettingsForm({ stored, mayWrite, onDirty }: Props) {
  const [tab, setTab] = useState(settingsTabs[0]!.title);
  const [draft, setDraft] = useState(stored);
  const [basedOn, setBasedOn] = useState(stored.updatedAt);
  // Another stored state starts anew in the same form: its tab stays open, and the focus where it is.
  const state = `${stored.updatedAt} ${stored.embedKey}`;
  const [known, setKnown] = useState(state);
  if (state !== known) {
    setKnown(state);
    setDraft(stored);
    setBasedOn(stored.updatedAt);
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
  useUnsavedGuard(isDirty);
  const save = useChange<StaffEmbedSettings>(({ details }) => details.code === "stale");
  const theirs = staleState<StaffEmbedSettings>(save.error);
  const problems = problemsOf(draft);
  const { client } = stored;
  const warnings = contrastProblems(client, draft);
  const isWrong = ({ fields }: SettingsTab) =>
    fields.some(({ group, name }) => problems[`${group}.${name}`]);
  const isWeak = ({ fields }: SettingsTab) =>
    fields.some(({ group, name }) => warnings.some(({ path }) => path === `${group}.${name}`));

  const change = (next: StaffEmbedSettings) => {
    setDraft(next);
    onDirty(JSON.stringify(next) !== JSON.stringify(stored));
  };
  const set = ({ group, name, kind }: SettingField, value: unknown) =>
    change({
      ...draft,
      // An empty colour or heading size is none.
      [group]: {
        ...draft[group],
        [name]:
          value === "" && (kind === "color" || name === "headingFontSize") ? undefined : value,
      },
    });
  const send = (updatedAt: string | null) =>
    save.mutate(
      {
        method: "PUT",
        path: `embed-settings?client=${client}`,
        body: { ...draft, updatedAt },
      },
      {
        onSuccess: ({ warnings: [weak] }) => {
          onDirty(false);
          showToast({
            title: "Saved",
            text: weak?.message ?? "Embedded finders look like this from now on.",
          });
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field that is wrong gets the focus once its tab is open.
    const wrong = settingsTabs.find(isWrong);
    if (wrong) setTab(wrong.title);
    if (Object.keys(problems).length === 0 && !save.isPending) send(basedOn);
  };

  return (
    <div className="grid gap-6 *:min-w-0 xl:grid-cols-[1fr_24rem]">
      <div>
        <form noValidate onSubmit={submit}>
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List
              aria-label="Settings"
              className="flex gap-1 overflow-x-auto border-b border-line"
            >
              {settingsTabs.map((each) => (
                <Tabs.Trigger
                  key={each.title}
                  value={each.title}
                  className="min-h-11 border-b-2 border-transparent px-3 text-muted data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
                >
                  {each.title}
                  {(isWrong(each) || isWeak(each)) && <span className="text-danger"> !</span>}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {settingsTabs.map(({ title, fields }) => (
              <Tabs.Content key={title} value={title} className="grid gap-4 pt-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <SettingInput
                    key={`${field.group}.${field.name}`}
                    field={field}
                    value={(draft[field.group] as Record<string, unknown>)[field.name]}
                    problem={problems[`${field.group}.${field.name}`]}
                    warnings={warnings
                      .filter(({ path }) => path === `${field.group}.${field.name}`)
                      .map(({ message }) => message)}
                    isDisabled={!mayWrite}
                    onChange={(value) => set(field, value)}
                  />
                ))}
              </Tabs.Content>
            ))}
          </Tabs.Root>
          <OriginsField
            key={known}
            origins={draft.allowedOrigins}
            problem={
              Object.entries(problems).find(([path]) => path.startsWith("allowedOrigins"))?.[1]
            }
            isDisabled={!mayWrite}
            onChange={(allowedOrigins) => change({ ...draft, allowedOrigins })}
          />
          {theirs && (
            <Conflict
              labels={Object.fromEntries(groups.map((group) => [group, group]))}
              mine={pick(draft)}
              theirs={pick(theirs)}
              onKeepMine={() => send(theirs.updatedAt)}
              onTakeTheirs={() => {
                change(theirs);
                setBasedOn(theirs.updatedAt);
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
                <Button look="secondary" onClick={() => change(stored)}>
                  Undo changes
                </Button>
              )}
            </div>
          )}
        </form>
        <CodeBox
          title="Embed code"
          hint="For the page itself: the finder is as high as what it shows, and tells the page what happens."
          code={scriptCode(draft, window.location.origin)}
        />
        <CodeBox
          title="Plain frame"
          hint="For pages that take no scripts: a frame of one height."
          code={frameCode(draft, window.location.origin)}
        />
        {mayWrite && <KeyBox client={client} isDisabled={isDirty} />}
        <CheckBox />
      </div>
      <section aria-label="Live preview" className="xl:sticky xl:top-6 xl:self-start">
        <h2 className="mb-2 text-lg font-bold">Live preview</h2>
        <Preview client={client} settings={pick(draft)} />
      </section>
    </div>
  );
}

/** The settings alone, without whose they are and who may frame them. */
function pick(settings: StaffEmbedSettings): EmbedSettings {
  const { logo, branding, dimensions, colors, typography, styling } = settings;
  return { logo, branding, dimensions, colors, typography, styling };
}
