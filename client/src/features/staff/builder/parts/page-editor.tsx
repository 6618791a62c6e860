import type { FinderDocument } from "@shared/finders/document";
import { CheckLine } from "@/staff-kit/field-frame";
import type { OpenDraft } from "../draft/use-draft";
import { SaidField, TextInput } from "../fields/text-input";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import { withoutPage, withPage } from "./change-parts";
import { PartHeader } from "./calculation-editor";

interface Props {
  draft: OpenDraft;
  page: FinderDocument["groups"][number];
  names: Names;
  mayWrite: boolean;
  onRemoved: () => void;
}

/** A page of several questions: its heading, and what its button needs. */
export function PageEditor({ draft, page, names, mayWrite, onRemoved }: Props) {
  const { document, edit } = draft;
  const { id } = page;
  const { locale } = document;
  const put = (changes: Partial<typeof page>, field: string) =>
    edit((before) => withPage(before, { ...page, ...changes }), `${id} ${field}`);
  const asked = document.questions.filter(({ group }) => group === id);
  return (
    <section aria-label="The page" className="min-w-0">
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <PartHeader
          title="Page of several questions"
          mayWrite={mayWrite}
          onRemove={() => {
            edit((before) => withoutPage(before, id), `remove ${id}`);
            onRemoved();
          }}
        />
        <p className="text-sm text-muted">
          On it:{" "}
          {listWords(
            asked.map((each) => names.question(each.id)),
            "and",
          )}
          . Each question says on which page it stands. Removing the page keeps its questions.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <SaidField
            label="Heading"
            hint="Its first question's, unless given."
            text={page.title}
            locale={locale}
            onChange={(title) => put({ title }, "title")}
          />
          <SaidField
            label="Line below it"
            text={page.text}
            locale={locale}
            onChange={(text) => put({ text }, "text")}
          />
          <SaidField
            label="Name on the bar of steps"
            hint="Its heading, unless given."
            text={page.name}
            locale={locale}
            onChange={(name) => put({ name }, "name")}
          />
          <SaidField
            label="What its button says"
            text={page.submit}
            locale={locale}
            onChange={(submit) => put({ submit }, "submit")}
          />
          <TextInput
            label="Step"
            hint="Pages with the same word that follow one another count as one step."
            value={page.step ?? ""}
            maxLength={60}
            onChange={(step) => put({ step: wordFor(step) }, "step")}
          />
        </div>
        <div className="grid">
          <CheckLine
            label="Its button waits until something is answered"
            isChecked={page.waits ?? false}
            onChange={(isChecked) => put({ waits: isChecked || undefined }, "waits")}
          />
          <CheckLine
            label="One answer on it is needed, whichever it is"
            isChecked={page.needs === "one"}
            onChange={(isChecked) => put({ needs: isChecked ? "one" : undefined }, "needs")}
          />
        </div>
      </fieldset>
    </section>
  );
}

/** The word that stands for a step: small letters, digits and dashes. */
const wordFor = (typed: string): string | undefined =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+/, "") || undefined;
