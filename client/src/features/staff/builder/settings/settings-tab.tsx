import { dequal } from "dequal";
import { Plus, X } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderBrand } from "@shared/contracts/finders";
import { finderWithId } from "@shared/templates/finders";
import { ApiError } from "@/lib/api";
import { explainRefusal } from "@/lib/explain-refusal";
import { ColorField } from "@/staff-kit/picker-field";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useStaff } from "@/staff-kit/signed-in";
import { staleState, useChange } from "@/staff-kit/use-staff-data";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { TextInput } from "../fields/text-input";
import { Password } from "./password";
import { RemoveFinder } from "./remove-finder";

const MAX_LINKS = 8;

/** What a finder is called, whose it is, who may open it. None of it waits for a version. */
export function SettingsTab({ finder }: { finder: StaffFinder }) {
  const { role, mayWrite } = useStaff();
  const isBuiltIn = finderWithId(finder.slug) !== undefined;
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="text-sm text-muted">
        What is saved here shows at once: it belongs to the finder, not to a version.
      </p>
      <Properties finder={finder} mayWrite={mayWrite} />
      {role === "admin" && !isBuiltIn && (
        <>
          <Password finder={finder} />
          <RemoveFinder finder={finder} />
        </>
      )}
    </div>
  );
}

interface Props {
  finder: StaffFinder;
  mayWrite: boolean;
}

function Properties({ finder, mayWrite }: Props) {
  const { slug } = finder;
  const [base, setBase] = useState(finder);
  const [name, setName] = useState(finder.name);
  const [brand, setBrand] = useState(finder.brand);
  const [isChanged, setChanged] = useState(false);
  const save = useChange<StaffFinder>(() => true);
  useUnsavedGuard(isChanged);
  const put = (changes: Partial<FinderBrand>) => {
    setBrand({ ...brand, ...changes });
    setChanged(true);
  };
  const putLink = (at: number, changes: Partial<FinderBrand["links"][number]>) =>
    put({
      links: brand.links.map((each, place) => (place === at ? { ...each, ...changes } : each)),
    });
  const stale = staleState<StaffFinder>(save.error);
  // A new password is a change of the finder, but of none of these fields.
  const isUntouched = finder.name === base.name && dequal(finder.brand, base.brand);
  const basedOn = stale ?? (isUntouched ? finder : base);
  const problems = save.error instanceof ApiError ? save.error.details.errors : undefined;
  const problemAt = (path: string) => problems?.find((each) => each.path === path)?.message;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(
      {
        method: "PUT",
        path: `finders/${slug}`,
        body: { name, brand, updatedAt: basedOn.updatedAt },
      },
      {
        onSuccess(saved) {
          setBase(saved);
          setChanged(false);
          showToast({ title: "Saved" });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Name and shop">
      <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <TextInput
          label="Name of the finder"
          value={name}
          maxLength={100}
          problem={problemAt("name")}
          onChange={(next) => {
            setName(next);
            setChanged(true);
          }}
        />
        <TextInput
          label="Name of the shop"
          value={brand.name}
          maxLength={100}
          problem={problemAt("brand.name")}
          onChange={(next) => put({ name: next })}
        />
        <TextInput
          label="The shop's website"
          hint="The name leads there."
          value={brand.website ?? ""}
          maxLength={2_000}
          problem={problemAt("brand.website")}
          onChange={(next) => put({ website: next || null })}
        />
        <FieldFrame label="Color" hint="Ours unless given." problem={problemAt("brand.color")}>
          {(input) => (
            <ColorField
              label="the shop"
              input={{
                ...input,
                value: brand.color ?? "",
                onChange: ({ target }) => put({ color: target.value || null }),
              }}
              value={brand.color ?? "#0b6b57"}
              onChange={(color) => put({ color })}
            />
          )}
        </FieldFrame>
        <section aria-label="Links at the foot of the page" className="sm:col-span-2">
          <h2 className="text-sm font-semibold">Links at the foot of the page</h2>
          <ul className="mt-1 grid gap-3">
            {brand.links.map(({ label, url }, at) => (
              <li
                key={at}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
              >
                <TextInput
                  label="What it says"
                  value={label}
                  maxLength={60}
                  problem={problemAt(`brand.links.${at}.label`)}
                  onChange={(next) => putLink(at, { label: next })}
                />
                <div className="min-w-0 max-sm:order-last max-sm:col-span-2">
                  <TextInput
                    label="Address"
                    value={url}
                    maxLength={2_000}
                    problem={problemAt(`brand.links.${at}.url`)}
                    onChange={(next) => putLink(at, { url: next })}
                  />
                </div>
                <button
                  type="button"
                  className="grid size-control place-items-center mt-6 rounded-lg text-muted hover:text-ink"
                  onClick={() => put({ links: brand.links.toSpliced(at, 1) })}
                >
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">Remove the link {label}</span>
                </button>
              </li>
            ))}
          </ul>
          {brand.links.length < MAX_LINKS && (
            <Button
              look="quiet"
              onClick={() => put({ links: [...brand.links, { label: "", url: "https://" }] })}
            >
              <Plus aria-hidden className="size-4" />
              Add a link
            </Button>
          )}
        </section>
      </fieldset>
      {save.error && !problems?.length && (
        <p role="alert" className="mt-3 text-danger">
          {stale
            ? "Somebody else has saved these fields meanwhile. Saving again replaces what they wrote."
            : explainRefusal(save.error, "It could not be saved. Try again.")}
        </p>
      )}
      {mayWrite && (
        <Button type="submit" className="mt-4" disabled={!isChanged || save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
      )}
    </form>
  );
}
