import type { Catalog } from "../catalog";
import { countInSteps } from "../counts";
import type { Condition, Query } from "../criteria";
import { narrowInSteps } from "../narrow";
import { rank, rankInSteps } from "../rank";
import { select } from "../select";
import { rowsIn, slotsOf } from "../slots";
import type { Steps } from "../../platform/work/steps";
import { truthInSteps } from "../truth";
import type { BothCatalogs } from "./any-size";
import { plainCount, plainNarrow, plainRank, plainSelect, type PlainProduct } from "./plain-engine";
import { expectSame, ids, idsOf, plainTruths, TRUTHS, type Compared } from "./same-answers";

/** Several questions, a step of each in turn: none may change what another one is answered. */
export function compareInTurns(
  { plain, fast }: BothCatalogs,
  queries: readonly Query[],
  compared: Compared,
): void {
  const { products } = plain;
  const work = queries.flatMap((query): Work[] => {
    const [condition] = query.filter;
    return [
      {
        name: "rank in steps",
        steps: rankInSteps(fast, query, 12, 3),
        read: ({ rows, ...rest }) => ({ ids: idsOf(fast, rows), ...rest }),
        plain: () => plainRank(plain, query, 12, 3),
      } satisfies Work<ReturnType<typeof rank>>,
      {
        name: "count in steps",
        steps: countInSteps(fast, query),
        read: (found: number) => found,
        plain: () => plainCount(plain, query),
      } satisfies Work<number>,
      {
        name: "narrow in steps",
        steps: narrowInSteps(fast, query),
        read: ({ left }) => idsOf(fast, rowsIn(slotsOf(fast), left)),
        plain: () => ids(plainNarrow(plain, query).left),
      } satisfies Work<StepsOf<typeof narrowInSteps>>,
      ...(condition
        ? [
            {
              name: "truth in steps",
              steps: truthInSteps(fast, condition),
              read: (truth) => products.map((_, row) => TRUTHS[truth(row)]),
              plain: () => plainTruths({ plain, fast }, condition),
            } satisfies Work<StepsOf<typeof truthInSteps>>,
          ]
        : []),
    ];
  });
  const answers = work.map((): unknown => undefined);
  const open = new Set(work.keys());
  while (open.size > 0) {
    for (const at of open) {
      const { done, value } = work[at]!.steps.next();
      if (!done) continue;
      answers[at] = work[at]!.read(value as never);
      open.delete(at);
    }
  }
  work.forEach(({ name, plain: plainly }, at) =>
    expectSame(compared, name, answers[at], plainly()),
  );
}

interface Work<Answer = never> {
  name: string;
  steps: Steps<unknown>;
  read: (answer: Answer) => unknown;
  plain: () => unknown;
}

type StepsOf<Function extends (...given: never[]) => Steps<unknown>> =
  ReturnType<Function> extends Steps<infer Answer> ? Answer : never;

const OWN = "own number";

/** Numbers that are put over a catalog's own for one question, as an amount's prices are: never those of another. */
export function compareOwnNumbers(
  { plain, fast }: BothCatalogs,
  queries: readonly Query[],
  compared: Compared,
): void {
  const isOwn: Condition = { number: OWN, min: 2, max: 4 };
  const stays: Condition = { all: [isOwn, { not: { number: "weight", max: 1 } }] };
  queries.forEach((query, at) => {
    const numberOf = ({ id, numbers }: PlainProduct) => (Number(id) % (at + 2)) + numbers.length!;
    const own = Float64Array.from(fast.items, numberOf);
    const put: Catalog<PlainProduct> = {
      ...fast,
      numbers: new Map([...fast.numbers, [OWN, own]]),
      ownNumbers: new Set([OWN]),
    };
    const products = plain.products.map((product) => ({
      ...product,
      numbers: { ...product.numbers, [OWN]: numberOf(product) },
    }));
    const asked: Query = {
      ...query,
      certain: [...(query.certain ?? []), { id: OWN, condition: isOwn }],
      filter: [...query.filter, { maybe: stays }],
      order: OWN,
    };
    const { rows, ...rest } = rank(put, asked, 12);
    const plainly = plainRank({ ...plain, products }, asked, 12);
    expectSame(compared, "rank by own numbers", { ids: idsOf(fast, rows), ...rest }, plainly);
    const found = idsOf(fast, select(put, [stays]));
    const selected = ids(plainSelect({ ...plain, products }, [stays]));
    expectSame(compared, "select by own numbers", found, selected);
  });
}
