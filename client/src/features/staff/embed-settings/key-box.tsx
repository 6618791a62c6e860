import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";

/** Replaces the embed key; pages with the old one ask for the password again. */
export function KeyBox({ client, isDisabled }: { client: string; isDisabled: boolean }) {
  const replace = useChange();
  const press = () => {
    if (!window.confirm("Pages with the old key will ask for the password. Replace it?")) return;
    replace.mutate(
      { method: "POST", path: `embed-settings/key?client=${client}` },
      {
        onSuccess: () =>
          showToast({ title: "The key is replaced", text: "Copy the new code to your pages." }),
      },
    );
  };
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
    </section>
  );
}
