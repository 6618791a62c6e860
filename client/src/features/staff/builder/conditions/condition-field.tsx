import type { Attribute } from "@shared/contracts/attributes";
import { isFilling } from "@shared/contracts/product-lists";
import type { Condition, Test } from "@shared/finders/condition";
import { OPEN } from "@shared/finders/operands";
import { INPUT } from "@/staff-kit/field-frame";
import { useTypedWords } from "@/staff-kit/use-typed-words";
import { OF_ALL } from "../words/names";
import { firstTest, testOf, testOn } from "./new-tests";
import { kindOf, wayOf, waysFor, type TestScope } from "./test-kinds";
import { TreeField } from "./tree-field";
import { ListedFor, useProductLists } from "./listed-for";
import { TestOperand } from "./test-operand";

interface Props extends TestScope {
  condition: Condition;
  mayWrite: boolean;
  onChange: (condition: Condition) => void;
}

/** A condition on products: tests that are joined, turned around and grouped. */
export function ConditionField({ condition, mayWrite, onChange, ...scope }: Props) {
  return (
    <TreeField<Test>
      tree={condition}
      more="Another condition"
      mayWrite={mayWrite}
      first={() => firstTest(scope)}
      field={(test, put) => <TestEditor test={test} {...scope} onChange={put} />}
      onChange={(next) => next && onChange(next)}
    />
  );
}

interface TestEditorProps extends TestScope {
  test: Test;
  onChange: (test: Test) => void;
}

const PRODUCTS = "products";
const LIST = "list ";

const MEASURED: readonly Attribute["kind"][] = ["number", "range", "date", "flag"];

/** One test on products: of what, how, and with what. */
function TestEditor({ test, onChange, ...scope }: TestEditorProps) {
  const { names, attributes, document } = scope;
  const chosenList = "list" in test ? test.list : undefined;
  // What products are given by a list is asked as what they state.
  const lists = useProductLists().filter((each) => !isFilling(each) || each.id === chosenList);
  const chosen =
    "attribute" in test ? test.attribute : "list" in test ? LIST + test.list : PRODUCTS;
  const offered = attributes.filter((each) => !each.isRetired || each.id === chosen);
  const isKnown =
    !("attribute" in test) || [...offered, ...OF_ALL].some((each) => each.id === chosen);
  const choose = (next: string) => {
    if (next === PRODUCTS) return onChange({ products: [OPEN] });
    const list = next.startsWith(LIST) ? lists.find(({ id }) => LIST + id === next) : undefined;
    if (list) {
      return onChange({ list: list.id, listedFor: list.keys.map(() => OPEN) });
    }
    const kind = kindOf(next, attributes);
    // What is compared with a number goes on with it: another side is "about 8" as well.
    const keeps =
      "attribute" in test && kind === kindOf(test.attribute, attributes) && MEASURED.includes(kind);
    if (keeps) return onChange({ ...test, attribute: next });
    // Words are looked for there, too; what its values count for is to be said anew.
    const isLookedFor = waysFor(next, scope).some(({ takes }) => takes === "mentioned words");
    if ("mentions" in test && isLookedFor)
      return onChange({ ...test, attribute: next, counts: [], others: [] });
    onChange(testOn(next, scope));
  };
  return (
    <>
      <select
        aria-label="Attribute"
        className={`${INPUT} w-auto! max-w-full`}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {!isKnown && <option value={chosen}>{names.attribute(chosen)}</option>}
        {offered.map((each) => (
          <option key={each.id} value={each.id}>
            {names.attributeStated(each.id)}
          </option>
        ))}
        <optgroup label="Of every product">
          {OF_ALL.map((each) => (
            <option key={each.id} value={each.id}>
              {names.attributeStated(each.id)}
            </option>
          ))}
          <option value={PRODUCTS}>Single products</option>
        </optgroup>
        {(document !== undefined || "list" in test) && (lists.length > 0 || "list" in test) && (
          <optgroup label="Lists of what products are for">
            {"list" in test && !lists.some(({ id }) => id === test.list) && (
              <option value={chosen}>{names.list(test.list)}</option>
            )}
            {lists.map(({ id, name }) => (
              <option key={id} value={LIST + id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {"products" in test ? (
        <SingleProducts keys={test.products} onChange={(products) => onChange({ products })} />
      ) : "list" in test ? (
        <ListedFor
          test={test}
          list={lists.find(({ id }) => id === test.list)}
          {...scope}
          onChange={onChange}
        />
      ) : (
        <OfAttribute {...{ test, onChange, scope }} />
      )}
    </>
  );
}

interface OfAttributeProps {
  test: Extract<Test, { attribute: string }>;
  scope: TestScope;
  onChange: (test: Test) => void;
}

function OfAttribute({ test, scope, onChange }: OfAttributeProps) {
  const way = wayOf(test);
  const offered = waysFor(test.attribute, scope);
  const ways = offered.some(({ id }) => id === way.id) ? offered : [...offered, way];
  return (
    <>
      <select
        aria-label="How"
        className={`${INPUT} w-auto!`}
        value={way.id}
        onChange={({ target }) =>
          onChange(
            testOf(
              test.attribute,
              ways.find(({ id }) => id === target.value)!,
              scope,
              test,
            ),
          )
        }
      >
        {ways.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <TestOperand test={test} takes={way.takes} {...scope} onChange={onChange} />
    </>
  );
}

interface SingleProductsProps {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Products by their keys, with commas between them. */
function SingleProducts({ keys, onChange }: SingleProductsProps) {
  const typed = useTypedWords(
    keys.filter((each) => each !== OPEN),
    (next) => next.length > 0 && onChange(next),
  );
  return (
    <input
      aria-label="Keys of products, separated by commas"
      placeholder="Keys, separated by commas"
      className={`${INPUT} w-72! max-w-full`}
      {...typed}
    />
  );
}
