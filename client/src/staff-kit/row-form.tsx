import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { Button } from "@/staff-kit/button";
import { DIALOG_ACTIONS } from "@/ui/dialog";
import { Conflict } from "./conflict";
import type { useRowForm } from "./use-row-form";

interface Props extends Omit<ComponentPropsWithoutRef<"form">, "onSubmit"> {
  editing: Pick<ReturnType<typeof useRowForm>, "isSaving" | "submit" | "conflict">;
  /** The row's fields, in the order of the form. */
  fields: readonly { name: string; label: string }[];
  /** A row with its choices by name, for comparing versions. */
  inWords: (row: Record<string, unknown>) => Record<string, unknown>;
  onCancel: () => void;
  /** Whether it fills a dialog: Save stays in view then. */
  isInDialog?: boolean;
  /** Extra buttons beside Save and Cancel. */
  actions?: ReactNode;
}

/** The form around a row's fields: the conflict, if any, and Save and Cancel. */
export function RowForm(props: Props) {
  const { editing, fields, inWords, onCancel, isInDialog, actions, children, ...form } = props;
  const { isSaving, submit, conflict } = editing;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} {...form}>
      {children}
      {conflict && (
        <Conflict
          {...conflict}
          labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          mine={inWords(conflict.mine)}
          theirs={inWords(conflict.theirs)}
        />
      )}
      <div className={classNames("mt-4", isInDialog ? DIALOG_ACTIONS : "flex flex-wrap gap-3")}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {actions}
      </div>
    </form>
  );
}
