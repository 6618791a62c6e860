import { Plus, X } from "lucide-react";
import { useState } from "react";
import { freeWord } from "@shared/input/words-of-names";
import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import { SortableRows } from "@/staff-kit/sortable-rows";
import { Button } from "@/staff-kit/button";
import { BandsEditor } from "../bands/bands-editor";
import { newBands, withoutBand } from "../bands/change-bands";
import { bandsIn } from "../bands/find-bands";
import { ruleWords } from "../words/condition-words";
import type { Names } from "../words/names";
import { withAnswersTogether } from "./answers-together";
import { EveryAnswerMeans } from "./every-answer-means";
import { FromAttribute } from "./from-attribute";
import { LinkedOptions } from "./linked-options";
import { OptionEditor } from "./option-editor";
import { PutTogether } from "./put-together";

interface Props {
  question: Question;
  document: FinderDocument;
  /** The answer that is open. */
  open: string | undefined;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChange: (changes: Partial<Question>, field: string) => void;
  /** Changes more of the document than the question. */
  onEdit: (change: (document: FinderDocument) => FinderDocument, field: string) => void;
  onOpen: (answer: string | undefined) => void;
}

/** The answers of a question: what shoppers read, and what each means for products. */
export function OptionsEditor(props: Props) {
  const { question, document, open, names, attributes, mayWrite, onChange, onEdit, onOpen } = props;
  const { options } = question;
  const { locale } = document;
  const [done, setDone] = useState<string>();
  const putTogether = (from: readonly Option[]) =>
    mayWrite && (
      <PutTogether
        options={from}
        locale={names.locale}
        name={({ label }) => names.say(label) || "New answer"}
        done={done}
        onDone={setDone}
        onPut={(ids, label) =>
          onEdit(
            (before) => withAnswersTogether(before, question, from, ids, label),
            `options together ${label}`,
          )
        }
      />
    );
  if (!Array.isArray(options)) {
    return (
      <LinkedOptions {...{ question, names, attributes, onChange }}>
        {(written) => putTogether(written)}
      </LinkedOptions>
    );
  }
  const change = (next: Option[], what: string) => onChange({ options: next }, `options ${what}`);
  const put = (option: Option) =>
    change(
      options.map((each) => (each.id === option.id ? option : each)),
      option.id,
    );
  const add = () => {
    const id = freeWord(
      "answer",
      options.map((each) => each.id),
    );
    change([...options, { id, label: { [locale]: "" }, rules: [] }], `add ${id}`);
    onOpen(id);
  };
  const bands = bandsIn(options, attributes);
  const bandsFor = (id: string) =>
    newBands(id, names.numbersOf(id)?.bounds ?? [], options, {
      isFact: question.fact,
      unit: names.unit(id),
      locale,
    });
  const without = (id: string) =>
    bands?.ids.includes(id)
      ? withoutBand(options, bands, id, { locale, unit: names.unit(bands.attribute) })
      : options.filter((each) => each.id !== id);
  const rows = options.map((option) => ({
    id: option.id,
    name: names.say(option.label) || "New answer",
    option,
  }));
  return (
    <section aria-label="Answers" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">Answers</h3>
        {mayWrite && (
          <FromAttribute
            attributes={attributes}
            names={names}
            locale={locale}
            bandsOf={bandsFor}
            onChoose={(made) => onChange({ options: made }, "options attribute")}
          />
        )}
      </div>
      {bands && (
        <BandsEditor
          options={options}
          found={bands}
          isFact={question.fact}
          locale={locale}
          names={names}
          mayWrite={mayWrite}
          onChange={(next) => change(next, "bands")}
        />
      )}
      {!bands && mayWrite && (
        <div className="mb-3 empty:hidden">
          <EveryAnswerMeans
            options={options}
            isFact={question.fact}
            onChange={(next) => change(next, "all")}
          />
        </div>
      )}
      <SortableRows
        rows={rows}
        isSortable={mayWrite && rows.length > 1}
        onOrder={(ids) => {
          change(
            ids.flatMap((id) => options.find((each) => each.id === id) ?? []),
            "order",
          );
          return Promise.resolve();
        }}
      >
        {({ id, name, option }, handle) => (
          <div className="rounded-card border border-line bg-surface">
            <div className="flex items-start">
              <span className="pl-2">{handle}</span>
              <button
                type="button"
                aria-expanded={open === id}
                onClick={() => onOpen(open === id ? undefined : id)}
                className="min-h-control min-w-0 grow rounded-lg py-2 pl-2 text-left wrap-anywhere"
              >
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">{meaningOf(option, names)}</span>
              </button>
              {mayWrite && options.length > 1 && (
                <button
                  type="button"
                  className="grid size-control shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
                  onClick={() => change(without(id), `remove ${id}`)}
                >
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">Remove {name}</span>
                </button>
              )}
            </div>
            {open === id && (
              <OptionEditor
                option={option}
                question={question}
                document={document}
                names={names}
                attributes={attributes}
                mayWrite={mayWrite}
                onChange={put}
              />
            )}
          </div>
        )}
      </SortableRows>
      <div className="mt-2 grid gap-2">
        {mayWrite && (
          <div>
            <Button look="secondary" onClick={add}>
              <Plus aria-hidden className="size-4" />
              Add an answer
            </Button>
          </div>
        )}
        {!bands && putTogether(options)}
      </div>
    </section>
  );
}

/** What choosing an option means, in words. */
function meaningOf({ rules, exclusive }: Option, names: Names): string {
  if (exclusive === "not-sure") return "Counts as not answered.";
  if (rules.length === 0) return "Means nothing for products yet.";
  return rules.map((each) => ruleWords(each, names)).join(" · ");
}
