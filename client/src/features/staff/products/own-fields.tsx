import type { UseFormReturn } from "react-hook-form";
import type { CatalogChoices } from "@shared/contracts/product-search";
import { ChosenField } from "@/staff-kit/choosing/chosen-field";
import { stockWords } from "@/staff-kit/attribute-words";
import { FieldFrame } from "@/staff-kit/field-frame";
import { PictureField } from "@/staff-kit/picture-field";
import { problemAt } from "@/staff-kit/form-resolver";
import { OWN_LABELS } from "./compared";
import { selects, type ProductValues } from "./product-values";
import { typedPrice } from "./typed-price";

interface Props {
  form: UseFormReturn<ProductValues>;
  choices: CatalogChoices;
  currency: string;
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const plain = (text: string) => text.trim().toLowerCase();
const FREE = { mayAdd: true, isListed: false, isOptional: true, keyOf: plain };

const isLong = (name: string) => name === "description" || name === "shortDescription";

/** What every product has. */
export function OwnFields({ form, choices, currency }: Props) {
  const text = (
    name: Exclude<keyof typeof OWN_LABELS, "brand" | "collections" | "pictureUrl" | "inStock">,
    more: { hint?: string; isMoney?: true; takesFocus?: true } = {},
  ) => (
    <FieldFrame
      label={OWN_LABELS[name]}
      problem={problemAt(form, name)}
      hint={more.hint}
      isWide={isLong(name)}
    >
      {(frame) => {
        const registered = form.register(name, more.isMoney && { setValueAs: typedPrice });
        const input = { ...registered, ...frame, autoFocus: more.takesFocus };
        if (isLong(name)) return <textarea {...input} rows={2} />;
        return <input {...input} inputMode={more.isMoney && "decimal"} />;
      }}
    </FieldFrame>
  );
  const has = (name: keyof typeof OWN_LABELS) => !choices.lacks.includes(name);
  const mayLack = selects(choices);
  return (
    <div className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {text("name", { takesFocus: true })}
      {text("key", { hint: "The shop's own number, by which files are matched." })}
      {text("price", {
        isMoney: true,
        hint: `In ${currency}${mayLack ? ". Empty: on request." : ", such as 12999.50."}`,
      })}
      {has("specialPrice") &&
        text("specialPrice", {
          isMoney: true,
          hint: `In ${currency}, at most the price. Shoppers pay it instead.`,
        })}
      {has("brand") && (
        <ChosenField
          form={form}
          name="brand"
          label={OWN_LABELS.brand}
          rule={{ ...FREE, isMany: false }}
          choices={named(choices.brands)}
        />
      )}
      {has("gtin") && text("gtin", { hint: "8 to 14 digits, as on its packet." })}
      {has("groupKey") &&
        text("groupKey", {
          hint: "The same for all variants of one product, such as its colors: the key of the one that stands for them. Empty: it has none.",
        })}
      <PictureField form={form} name="pictureUrl" label={OWN_LABELS.pictureUrl} />
      {text("pageUrl")}
      <FieldFrame label={OWN_LABELS.inStock} problem={problemAt(form, "inStock")}>
        {(frame) => (
          <select {...form.register("inStock")} {...frame}>
            {mayLack && <option value="">Not stated</option>}
            {Object.entries(stockWords)
              .filter(([state]) => mayLack || state === "in" || state === "out")
              .map(([state, words]) => (
                <option key={state} value={state}>
                  {words}
                </option>
              ))}
          </select>
        )}
      </FieldFrame>
      {text("shortDescription", {
        hint: `What cards say.${mayLack ? " Empty: the beginning of the description." : ""}`,
      })}
      {text("description")}
      {has("collections") && (
        <ChosenField
          form={form}
          name="collections"
          label={OWN_LABELS.collections}
          hint="Tags in small letters, such as “garden-chairs”: catalogs choose their products by them."
          rule={{ ...FREE, isMany: true }}
          choices={named(choices.collections)}
        />
      )}
    </div>
  );
}
