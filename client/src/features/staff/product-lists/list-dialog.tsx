import { useFieldArray } from "react-hook-form";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  productListShape,
  type ListKey,
  type ProductListDetail,
} from "@shared/contracts/product-lists";
import { Conflict } from "@/staff-kit/conflict";
import { FieldFrame } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import { staleState } from "@/staff-kit/use-staff-data";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { idFor, withIds } from "./row-table";

interface Props {
  /** Undefined for a new one. */
  list?: ProductListDetail;
  /** The ids that lists have. */
  taken: readonly string[];
  onClose: () => void;
}

interface Values {
  name: string;
  keys: ListKey[];
  isComplete: boolean;
}

const MAX_KEYS = 6;
const NEW_KEY: ListKey = { id: "", label: "", kind: "text" };

/** Adds a list with its keys, or changes what one and its keys are called, and whether it is complete. */
export function ListDialog({ list, taken, onClose }: Props) {
  const [base, setBase] = useState(list);
  const toWire = ({ name, keys, isComplete }: Values) => ({
    id: base?.id ?? idFor(name, "list", taken),
    name,
    attribute: base?.attribute ?? null,
    keys: withIds(keys, base?.attribute ?? null),
    isComplete,
  });
  const { form, save, send } = useStaffForm<Values, ProductListDetail>({
    shape: productListShape,
    defaultValues: list ? valuesOf(list) : { name: "", keys: [NEW_KEY], isComplete: false },
    toWire,
  });
  const keys = useFieldArray({ control: form.control, name: "keys", keyName: "row" });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const leave = () => mayLeave(isDirty) && onClose();
  const submitOver = (on: ProductListDetail | undefined) =>
    form.handleSubmit((values) => {
      const body = toWire(values);
      return send(
        on
          ? {
              method: "PUT",
              path: `product-lists/${on.id}`,
              body: { ...body, updatedAt: on.updatedAt },
            }
          : { method: "POST", path: "product-lists", body },
        () => {
          showToast({ title: `${body.name.trim()} is saved` });
          onClose();
        },
      );
    });
  const theirs = staleState<ProductListDetail>(save.error);
  const inWords = (each: Values) => ({
    name: each.name,
    keys: each.keys.map(({ label }) => label),
    isComplete: each.isComplete,
  });
  return (
    <Dialog
      title={list ? "Change the list" : "Add a list"}
      description={
        list ? undefined : "Its rows name products, and are added one by one or come from a file."
      }
      onClose={leave}
    >
      <form noValidate onSubmit={(event) => void submitOver(base)(event)}>
        <div className="mt-4 grid gap-4">
          <FieldFrame
            label="Name"
            problem={problemAt(form, "name")}
            hint="Such as “Car seats by car”."
          >
            {(input) => <input {...input} {...form.register("name")} autoFocus />}
          </FieldFrame>
          {keys.fields.map((key, at) => (
            <fieldset key={key.row} className="flex min-w-0 flex-wrap items-start gap-x-3">
              <legend className="sr-only">Key {at + 1}</legend>
              <div className="min-w-0 grow basis-full sm:basis-40">
                <FieldFrame
                  label={`Key ${at + 1}`}
                  problem={problemAt(form, `keys.${at}.label`)}
                  hint={at === 0 && !list ? "Such as “Make” or “Years”." : undefined}
                >
                  {(input) => <input {...input} {...form.register(`keys.${at}.label`)} />}
                </FieldFrame>
              </div>
              {list ? (
                <p className="pt-8 text-sm text-muted">{KINDS[key.kind]}</p>
              ) : (
                <>
                  <div className="min-w-0 grow basis-40">
                    <FieldFrame label={`Kind of key ${at + 1}`}>
                      {(input) => (
                        <select {...input} {...form.register(`keys.${at}.kind`)}>
                          {Object.entries(KINDS).map(([kind, label]) => (
                            <option key={kind} value={kind}>
                              {label}
                            </option>
                          ))}
                        </select>
                      )}
                    </FieldFrame>
                  </div>
                  {keys.fields.length > 1 && (
                    <button
                      type="button"
                      onClick={() => keys.remove(at)}
                      className="mt-7 grid size-control place-items-center rounded-lg text-muted hover:text-ink"
                    >
                      <Trash2 aria-hidden className="size-4" />
                      <span className="sr-only">Remove key {at + 1}</span>
                    </button>
                  )}
                </>
              )}
            </fieldset>
          ))}
        </div>
        {!list && keys.fields.length < MAX_KEYS && (
          <Button look="quiet" className="mt-1" onClick={() => keys.append(NEW_KEY)}>
            <Plus aria-hidden className="size-4" />
            Another key
          </Button>
        )}
        {(!list || list.attribute === null) && (
          <label className="mt-4 flex min-h-control items-start gap-2">
            <input
              type="checkbox"
              {...form.register("isComplete")}
              aria-describedby="complete-hint"
              className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            <span>
              <span className="font-semibold">It has every product</span>
              <span id="complete-hint" className="block text-sm text-muted">
                A product that is in no row is for nothing in it. Otherwise that is not stated, and
                finders say how many they hide for it.
              </span>
            </span>
          </label>
        )}
        {theirs && (
          <Conflict
            labels={{ name: "Name", keys: "Keys", isComplete: "Has every product" }}
            mine={inWords(form.getValues())}
            theirs={inWords(theirs)}
            onKeepMine={() => {
              setBase(theirs);
              void submitOver(theirs)();
            }}
            onTakeTheirs={() => {
              setBase(theirs);
              form.reset(valuesOf(theirs));
              save.reset();
            }}
          />
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save"}
          </Button>
          <Button look="secondary" onClick={leave}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const valuesOf = ({ name, keys, isComplete }: ProductListDetail): Values => ({
  name,
  keys,
  isComplete,
});

const KINDS: Record<ListKey["kind"], string> = { text: "A text", range: "Numbers from–to" };
