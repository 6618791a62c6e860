import { useForm } from "react-hook-form";
import { Button } from "@/staff-kit/button";
import { TextField } from "@/staff-kit/field-frame";

/**
 * Opens a retailer's page with the finder's check: the script then reports, from inside that page,
 * anything that blocks the finder. The server itself fetches no foreign address.
 */
export function CheckBox() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { address: "" } });
  const open = handleSubmit(({ address }) => {
    window.open(checkAddress(address), "_blank", "noopener");
  });
  return (
    <section aria-labelledby="embed-check" className="mt-6">
      <h2 id="embed-check" className="text-lg font-bold">
        Check a page
      </h2>
      <p className="mt-1 text-sm text-muted">
        Opens a page that has the script, and reports there what blocks the finder, and how to fix
        it. Shoppers never see it.
      </p>
      <form noValidate onSubmit={(event) => void open(event)} className="mt-3 grid gap-3">
        <TextField
          label="Address of the page"
          type="url"
          placeholder="https://shop.example/beds"
          {...register("address", {
            setValueAs: (text: string) => text.trim(),
            validate: (text) =>
              checkAddress(text) !== undefined ||
              "Enter the page’s address, such as https://shop.example/beds.",
          })}
          problem={formState.errors.address?.message}
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          Open with check
        </Button>
      </form>
    </section>
  );
}

/** The address with the check's parameter; undefined if it is not a web address. */
export function checkAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.searchParams.set("finder-check", "");
  return url.href;
}
