import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAskFirst } from "@/staff-kit/ask-first";
import { FieldNote } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import type { SettingsValues } from "./settings-values";

interface Props {
  form: UseFormReturn<SettingsValues>;
  isDisabled: boolean;
}

/** The origins that may frame the finder, one on each line. */
export function OriginsField({ form, isDisabled }: Props) {
  const id = useId();
  const problem = problemAt(form, "allowedOrigins");
  return (
    <div className="mt-8">
      <label htmlFor={id} className="text-lg font-bold">
        Allowed origins
      </label>
      <textarea
        {...form.register("allowedOrigins")}
        id={id}
        rows={3}
        disabled={isDisabled}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-more`}
        className="mt-1 w-full rounded-control border border-outline bg-paper px-3 py-2 font-mono text-sm aria-invalid:border-danger"
      />
      <FieldNote id={`${id}-more`} problem={problem}>
        The retailer’s sites that may show the finder, one per line, such as https://shop.example.
        No other site may.
      </FieldNote>
    </div>
  );
}

/** Replaces the embed key; pages with the old one ask for the password again. */
export function KeyBox({ client, isDisabled }: { client: string; isDisabled: boolean }) {
  const replace = useChange();
  const { ask, dialog } = useAskFirst();
  const onAgree = () =>
    replace.mutate(
      { method: "POST", path: `embed-settings/key?client=${client}` },
      {
        onSuccess: () =>
          showToast({ title: "The key is replaced", text: "Copy the new code to your pages." }),
      },
    );
  const press = () =>
    ask({
      title: "Replace the key?",
      text: "Pages with the old key will ask for the password, until they have the new code.",
      action: "Replace it",
      onAgree,
    });
  return (
    <section className="mt-6">
      <h2 className="text-lg font-bold">Embed key</h2>
      <p className="mt-1 text-sm text-muted">
        The code above contains it. It opens this one finder, without its password, and nothing
        else.
        {isDisabled && " Save your changes before you replace it."}
      </p>
      <Button
        look="secondary"
        className="mt-2"
        disabled={isDisabled || replace.isPending}
        onClick={press}
      >
        Replace key
      </Button>
      {dialog}
    </section>
  );
}
