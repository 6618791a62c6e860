import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FieldNote } from "@/staff-kit/field-note";
import { problemAt } from "@/staff-kit/problem-at";
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
