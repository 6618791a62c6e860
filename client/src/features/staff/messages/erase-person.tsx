import { useState } from "react";
import { erasureBody, type Erasure } from "@shared/contracts/erasures";
import { problemAt } from "@/staff-kit/problem-at";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import { whatOf } from "./erasure-words";

/** No look of the button itself: that loads with every finder's first question, and only staff erase. */
const DESTRUCTIVE = "bg-danger! text-surface! enabled:hover:underline underline-offset-4";

/** Opens the dialog that erases what one person sent. For admins. */
export function ErasePerson() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="px-2! max-sm:-ml-2" onClick={() => setOpen(true)}>
        Erase a person…
      </Button>
      {isOpen && <ErasePersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** First staff see how much there is of an address, then they erase just that. */
function ErasePersonDialog({ onClose }: { onClose: () => void }) {
  const { form, save, send } = useStaffForm<{ address: string }, Erasure>({
    shape: erasureBody,
    defaultValues: { address: "" },
    toWire: trimmed,
  });
  const [found, setFound] = useState<{ address: string; what: string | undefined }>();
  const look = form.handleSubmit((values) => {
    const body = trimmed(values);
    return send({ method: "POST", path: "erasures?dryRun=true", body }, (counts) => {
      // Another address may have been typed meanwhile.
      if (form.getValues("address") !== values.address) return;
      setFound({ ...body, what: whatOf(counts, body.address) });
    });
  });
  const erase = ({ address }: { address: string }) =>
    send({ method: "POST", path: "erasures", body: { address } }, (erased) => {
      showToast({ title: "Erased for good", text: whatOf(erased, address) ?? nothingOf(address) });
      onClose();
    });
  return (
    <Dialog
      title="Erase a person"
      description="Their messages and the mails to them go, and their address in the audit. Accounts of staff stay."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void look(event)} className="mt-4 grid gap-4">
        <TextField
          label="E-mail address"
          {...form.register("address", { onChange: () => setFound(undefined) })}
          type="email"
          autoComplete="off"
          maxLength={254}
          problem={problemAt(form, "address")}
        />
        <Button
          type="submit"
          look={found?.what ? "secondary" : "primary"}
          disabled={save.isPending}
        >
          See what there is
        </Button>
        <p role="status" className="wrap-anywhere empty:absolute">
          {found &&
            (found.what
              ? `${found.what} Backups from before still hold them. This cannot be undone.`
              : nothingOf(found.address))}
        </p>
        {found?.what && (
          <Button
            className={DESTRUCTIVE}
            disabled={save.isPending}
            onClick={() => void erase(found)}
          >
            Erase for good
          </Button>
        )}
      </form>
    </Dialog>
  );
}

const trimmed = ({ address }: { address: string }) => ({ address: address.trim() });

const nothingOf = (address: string) =>
  `There is nothing of ${address} here. They may have written from another address.`;
