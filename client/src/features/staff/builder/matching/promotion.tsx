import { Plus, X } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { FinderMatching } from "@shared/contracts/finder-matching";
import type { FinderDocument } from "@shared/finders/document";
import { Button } from "@/staff-kit/button";
import type { OpenDraft } from "../draft/use-draft";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/text-input";
import { ConditionField } from "../conditions/condition-field";
import { firstTest } from "../conditions/new-tests";
import type { Names } from "../words/names";

interface Props {
  draft: OpenDraft;
  matching: FinderMatching;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
}

type PromotionShape = NonNullable<FinderDocument["promotion"]>;

const NONE: PromotionShape = { products: [], minScore: 60, boosts: [] };

/** What the shop itself wishes to show higher. It is always said, and never changes a percentage. */
export function Promotion({ draft, matching, names, attributes, mayWrite }: Props) {
  const { document, edit } = draft;
  const promotion = document.promotion ?? NONE;
  const put = (change: (before: PromotionShape) => PromotionShape, field: string) =>
    edit((before) => {
      const next = change(before.promotion ?? NONE);
      const isNone = next.products.length === 0 && next.boosts.length === 0;
      return { ...before, promotion: isNone ? undefined : next };
    }, `promotion ${field}`);
  const listed = matching.sections.flatMap(({ items }) => items);
  const nameOf = (key: string) => listed.find(({ id }) => id === key)?.name ?? key;
  const offered = listed.filter(({ id }) => !promotion.products.includes(id));
  return (
    <fieldset disabled={!mayWrite} className="min-w-0">
      <legend className="font-bold">The shop's own wish</legend>
      <p className="text-sm text-muted">
        It is always said on the card, changes no percentage, and never shows what a must or a fact
        rules out.
      </p>
      <h3 className="mt-3 text-sm font-semibold">Shown first</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {promotion.products.map((key) => (
          <li
            key={key}
            className="inline-flex items-center gap-1 rounded-full border border-outline pl-3 text-sm"
          >
            <span className="wrap-anywhere">{nameOf(key)}</span>
            <Remove
              what={nameOf(key)}
              onPress={() =>
                put(
                  (before) => ({
                    ...before,
                    products: before.products.filter((each) => each !== key),
                  }),
                  key,
                )
              }
            />
          </li>
        ))}
      </ul>
      <select
        aria-label="Promote a listed product"
        className="mt-2 min-h-control w-full max-w-sm rounded-control border border-outline bg-paper px-3"
        value=""
        disabled={offered.length === 0}
        onChange={({ target }) =>
          put(
            (before) => ({ ...before, products: [...before.products, target.value] }),
            target.value,
          )
        }
      >
        <option value="">Promote one of the listed products…</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {promotion.products.length > 0 && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <NumberField
            label="From a match of (percent)"
            isWhole
            value={promotion.minScore}
            min={0}
            max={100}
            onChange={(minScore = 0) => put((before) => ({ ...before, minScore }), "score")}
          />
          <SaidField
            label="How it is said"
            hint="“Our pick” unless given."
            text={promotion.text}
            locale={document.locale}
            onChange={(text) => put((before) => ({ ...before, text }), "text")}
          />
        </div>
      )}
      <h3 className="mt-4 text-sm font-semibold">Moved up</h3>
      <ul className="mt-1 grid gap-2">
        {promotion.boosts.map(({ condition, places }, at) => {
          const change = (boost: PromotionShape["boosts"][number]) =>
            put(
              (before) => ({ ...before, boosts: before.boosts.toSpliced(at, 1, boost) }),
              `${at}`,
            );
          return (
            <li
              key={at}
              className="flex flex-wrap items-end gap-2 rounded-control border border-line p-2"
            >
              <ConditionField
                {...{ condition, names, attributes, mayWrite }}
                onChange={(next) => change({ condition: next, places })}
              />
              <div className="w-40">
                <NumberField
                  label="Places higher"
                  isWhole
                  value={places}
                  min={1}
                  max={10}
                  onChange={(next = 1) => change({ condition, places: next })}
                />
              </div>
              <Remove
                what="this boost"
                onPress={() =>
                  put((before) => ({ ...before, boosts: before.boosts.toSpliced(at, 1) }), `${at}`)
                }
              />
            </li>
          );
        })}
      </ul>
      {mayWrite && (
        <Button
          look="quiet"
          onClick={() =>
            put(
              (before) => ({
                ...before,
                boosts: [
                  ...before.boosts,
                  { condition: firstTest({ names, attributes }), places: 1 },
                ],
              }),
              "add",
            )
          }
        >
          <Plus aria-hidden className="size-4" />
          Move products up
        </Button>
      )}
    </fieldset>
  );
}

function Remove({ what, onPress }: { what: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="grid size-control place-items-center text-muted hover:text-ink"
      onClick={onPress}
    >
      <X aria-hidden className="size-4" />
      <span className="sr-only">Remove {what}</span>
    </button>
  );
}
