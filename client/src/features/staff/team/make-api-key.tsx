import { useEffect } from "react";
import { MAX_KEY_DAYS, newApiKeyBody, type MadeApiKey } from "@shared/contracts/api-keys";
import { Button } from "@/staff-kit/button";
import { FieldFrame, TextField } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { RoleOptions } from "./add-member";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a key lasts unless something else is chosen. */
const USUAL_DAYS = 90;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Props {
  onCancel: () => void;
  onMade: (key: MadeApiKey) => void;
}

/** A new key for a program. */
export function MakeApiKey({ onCancel, onMade }: Props) {
  const { form, save, send } = useStaffForm<Values, MadeApiKey>({
    shape: newApiKeyBody,
    defaultValues: { name: "", role: "editor", endsAt: dayIn(USUAL_DAYS) },
    toWire,
  });
  const { setFocus } = form;
  // The form was just opened.
  useEffect(() => setFocus("name"), [setFocus]);
  const submit = form.handleSubmit((values) =>
    send({ method: "POST", path: "api-keys", body: toWire(values) }, onMade),
  );
  return (
    <form
      noValidate
      aria-label="Make a key"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="mb-4 grid gap-4 rounded-card border border-accent bg-surface p-4 sm:grid-cols-2"
    >
      <TextField
        label="Which program is it for?"
        hint="Such as “ERP, nightly prices”. The audit names it."
        {...form.register("name")}
        autoComplete="off"
        maxLength={100}
        problem={problemAt(form, "name")}
      />
      <FieldFrame label="Role" hint="The least that does: viewers read, editors write.">
        {(input) => (
          <select {...form.register("role")} {...input}>
            <RoleOptions />
          </select>
        )}
      </FieldFrame>
      <TextField
        label="Last day"
        hint={`At most ${MAX_KEY_DAYS - 1} days from now.`}
        type="date"
        min={dayIn(0)}
        max={dayIn(MAX_KEY_DAYS - 1)}
        {...form.register("endsAt")}
        problem={problemAt(form, "endsAt")}
      />
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Making…" : "Make the key"}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface Values {
  name: string;
  role: string;
  endsAt: string;
}

/** A key opens until the end of its last day. */
const toWire = ({ endsAt, ...rest }: Values) => ({ ...rest, endsAt: `${endsAt}T23:59:59Z` });
