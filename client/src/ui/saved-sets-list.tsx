import { useState } from "react";
import type { SavedSet } from "@/lib/saved-sets";
import { Button } from "./button";
import { Dialog } from "./dialog";

/** The texts of a list of saved sets. */
interface SavedSetsWords {
  load: string;
  remove: string;
  cancel: string;
  title: string;
  warning: (name: string) => string;
}

const WORDS: SavedSetsWords = {
  load: "Load",
  remove: "Delete",
  cancel: "Cancel",
  title: "Delete Saved Preferences?",
  warning: (name) => `“${name}” is removed from this device. This cannot be undone.`,
};

interface Props<Answers> {
  sets: readonly SavedSet<Answers>[];
  /** A set's answers in a line. */
  summary: (answers: Answers) => string;
  words?: SavedSetsWords;
  onLoad: (set: SavedSet<Answers>) => void;
  onDelete: (id: string) => void;
}

/** The saved sets: a press loads one, and deleting one asks first. */
export function SavedSetsList<Answers>(props: Props<Answers>) {
  const { sets, summary, words = WORDS, onLoad, onDelete } = props;
  const [toDelete, setToDelete] = useState<SavedSet<Answers>>();
  const confirmDelete = ({ id }: SavedSet<Answers>) => {
    onDelete(id);
    setToDelete(undefined);
  };
  return (
    <>
      {sets.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {sets.map((set) => (
            <li key={set.id} className="flex flex-wrap items-center gap-2 py-2">
              <div className="min-w-0 flex-1 basis-40 max-lg:basis-full">
                <p className="font-semibold wrap-break-word">{set.name}</p>
                <p className="text-sm text-muted">{summary(set.preferences)}</p>
              </div>
              <Button look="secondary" className="px-4" onClick={() => onLoad(set)}>
                {words.load} <span className="sr-only">{set.name}</span>
              </Button>
              <Button look="quiet" className="px-2" onClick={() => setToDelete(set)}>
                {words.remove} <span className="sr-only">{set.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {toDelete && (
        <Dialog
          title={words.title}
          description={words.warning(toDelete.name)}
          onClose={() => setToDelete(undefined)}
        >
          <div className="mt-5 flex justify-end gap-3">
            <Button look="secondary" onClick={() => setToDelete(undefined)}>
              {words.cancel}
            </Button>
            <Button onClick={() => confirmDelete(toDelete)}>{words.remove}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
