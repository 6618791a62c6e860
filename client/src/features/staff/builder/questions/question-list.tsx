import { Lightbulb, Plus, Split } from "lucide-react";
import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DraftCheck, DraftFinding } from "@shared/contracts/finder-drafts";
import { SortableRows } from "@/staff-kit/sortable-rows";
import { Button } from "@/staff-kit/button";
import { callApi } from "@/lib/api";
import type { OpenDraft } from "../draft/use-draft";
import type { Names } from "../words/names";
import { whenWords } from "../words/when-words";
import { useAfterPause } from "../matching/answer-fields";
import { placeOf, type FindingPlace } from "../words/finding-place";
import { askKind } from "./ask-kinds";
import { inOrder } from "./change-questions";
import { QuestionMap } from "./question-map";

interface Props {
  draft: OpenDraft;
  names: Names;
  chosen: string | undefined;
  mayWrite: boolean;
  /** How much is worth a look, and what shows it. */
  notes: number;
  onLook: () => void;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** The questions in their order, which is changed by dragging or by keyboard. */
export function QuestionList(props: Props) {
  const { draft, names, chosen, mayWrite, notes, onLook, onChoose, onAdd } = props;
  const { questions } = draft.document;
  const rows = questions.map((question) => ({
    id: question.id,
    name: names.question(question.id),
    question,
  }));
  const [isMapped, setMapped] = useState(false);
  const order = (ids: string[]) => {
    draft.edit((document) => inOrder(document, ids), "order of questions");
    return Promise.resolve();
  };
  return (
    <section aria-label="Questions" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-2">
        <h2 className="grow font-bold whitespace-nowrap">
          {questions.length} {questions.length === 1 ? "question" : "questions"}
        </h2>
        {notes > 0 && (
          <Button look="quiet" onClick={onLook}>
            <Lightbulb aria-hidden className="size-4" />
            {notes}
            <span className="sr-only">worth a look</span>
          </Button>
        )}
        <Button look="quiet" onClick={() => setMapped(true)}>
          <Split aria-hidden className="size-4" />
          Map
        </Button>
      </div>
      <SortableRows rows={rows} isSortable={mayWrite && rows.length > 1} onOrder={order}>
        {({ id, name, question }, handle) => (
          <div
            data-chosen={id === chosen}
            className="flex items-start rounded-card border border-line bg-surface pr-3 data-[chosen=true]:border-accent data-[chosen=true]:bg-accent-soft"
          >
            <span className="pl-2">{handle}</span>
            <button
              type="button"
              aria-current={id === chosen ? "true" : undefined}
              onClick={() => onChoose(id)}
              className="min-h-control min-w-0 grow rounded-lg py-2 pl-1 text-left wrap-anywhere"
            >
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">
                {askKind(question.ask.kind)?.label}
                {question.fact && ", a fact"}
              </span>
              {question.when && (
                <span className="line-clamp-3 text-sm text-accent-text">
                  Shown when {whenWords(question.when, names)}
                </span>
              )}
            </button>
          </div>
        )}
      </SortableRows>
      {isMapped && (
        <QuestionMap
          document={draft.document}
          names={names}
          onChoose={onChoose}
          onClose={() => setMapped(false)}
        />
      )}
      {mayWrite && (
        <Button look="secondary" className="mt-3 w-full" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          Add a question
        </Button>
      )}
    </section>
  );
}

/** Something that the check would say, with its place. */
export interface Note extends FindingPlace {
  finding: DraftFinding;
  /** Whether it keeps the draft from being published. */
  stops: boolean;
}

/** Whoever edits is not to be interrupted: the check runs after so long without a save. */
const QUIET_MS = 1_500;

/** What the check says of the draft as it is stored; none before it has run. */
export function useNotes(slug: string, { revision, stored }: OpenDraft, names: Names): Note[] {
  const checked = useAfterPause(revision, QUIET_MS);
  const path = `/api/admin/finders/${slug}/check`;
  const { data = [] } = useQuery({
    queryKey: [path, "notes", checked],
    queryFn: async (): Promise<Note[]> => {
      const { faults, warnings } = await callApi<DraftCheck>("GET", path);
      return [...faults, ...warnings].map((finding, index) => ({
        ...placeOf(finding.path, stored, names),
        finding,
        stops: index < faults.length,
      }));
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 30_000,
    retry: false,
  });
  return data;
}
