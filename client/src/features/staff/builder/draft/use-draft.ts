import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { ChangedDraft, Draft } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import type { DraftChange } from "@shared/finders/draft-changes";
import { insideOf } from "@shared/sentence";
import { ApiError, callApi } from "@/lib/api";
import {
  edited,
  openedDraft,
  redone,
  refreshed,
  resolved,
  saved,
  undone,
  unsavedIn,
  type Conflict,
  type DraftState,
} from "./draft-state";
import { forgetKept, keepChanges, keptChanges } from "./kept-changes";

/** How a draft stands with the server. */
export type Saving =
  /** All is stored. */
  | { is: "saved" }
  /** It is about to be stored. */
  | { is: "saving" }
  /** It is tried again by itself. */
  | { is: "unreachable" }
  /** It is not tried again before something changes; the server's sentence says why. */
  | { is: "refused"; why: string; path?: string | undefined };

export interface OpenDraft extends DraftState {
  saving: Saving;
  /** Changes the document. Edits with the same label that follow one another are undone together. */
  edit: (change: (document: FinderDocument) => FinderDocument, label: string) => void;
  undo: () => void;
  redo: () => void;
  resolve: (conflict: Conflict, taken: "mine" | "theirs") => void;
  /** Waits until everything is stored; false where that failed. */
  settle: () => Promise<boolean>;
  /** Tells the document as it is and after each edit, before the page shows it; gives what ends that. */
  subscribe: (listener: (document: FinderDocument) => void) => () => void;
}

/** What the server says of a part that it refuses; nothing that only those understand who write documents by hand. */
function refusedFor({ sentence = "", details }: ApiError): Saving {
  const { said } = insideOf(sentence);
  const isPlain = said !== "" && !said.includes("{");
  return {
    is: "refused",
    why: isPlain ? said : "This cannot be saved as it is. Undo the last change.",
    path: details.errors?.[0]?.path,
  };
}

const PAUSE_MS = 700;
const AGAIN_MS = 4_000;
const LOOK_MS = 15_000;

type Act = (state: DraftState) => DraftState;

/** The draft of a finder: edits at once, and stored by itself. Undefined until it is there, or where there is none. */
export function useDraft(slug: string) {
  const address = `/api/admin/finders/${slug}/draft`;
  const query = useQuery<Draft>({ queryKey: [address], staleTime: 0, refetchInterval: LOOK_MS });
  const [state, show] = useReducer(
    (_before: DraftState | undefined, next: DraftState) => next,
    undefined,
  );
  // What is stored next stands on it at once, whether or not it is on the page already.
  const known = useRef<DraftState>(undefined);
  const listeners = useRef(new Set<(document: FinderDocument) => void>());
  const open = useCallback((next: DraftState) => {
    const isEdited = known.current?.document !== next.document;
    known.current = next;
    if (isEdited) for (const tell of listeners.current) tell(next.document);
    show(next);
  }, []);
  const subscribe = useCallback((listener: (document: FinderDocument) => void) => {
    listeners.current.add(listener);
    if (known.current) listener(known.current.document);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  const act = useCallback(
    (change: Act) => {
      if (known.current) open(change(known.current));
    },
    [open],
  );

  const { data } = query;
  useEffect(() => {
    if (!data?.document) return;
    const draft = { ...data, document: data.document };
    if (known.current) act((before) => refreshed(before, draft));
    else open(openedDraft(draft, keptChanges(slug)));
  }, [data, slug, act, open]);

  const { mutateAsync } = useMutation<ChangedDraft, Error, DraftChange[]>({
    mutationFn: (changes) => callApi("PATCH", address, { changes }),
  });
  const [saving, setSaving] = useState<Saving>({ is: "saved" });
  const running = useRef<Promise<boolean>>(undefined);

  const store = useCallback(async (): Promise<boolean> => {
    const sent = known.current;
    const changes = sent && unsavedIn(sent);
    if (!sent || !changes || changes.length === 0) return true;
    setSaving({ is: "saving" });
    try {
      const answer = await mutateAsync(changes);
      act((before) => saved(before, sent.document, answer));
      forgetKept(slug);
      setSaving({ is: "saved" });
      return true;
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 401;
      setSaving(isFinal ? refusedFor(error) : { is: "unreachable" });
      return false;
    }
  }, [mutateAsync, slug, act]);
  /** One after the other: each stands on the answer to the one before. */
  const storeInTurn = useCallback((): Promise<boolean> => {
    const turn = (running.current ?? Promise.resolve(true)).then(store);
    running.current = turn;
    return turn;
  }, [store]);

  const unsaved = state?.document;
  const hasUnsaved = state !== undefined && unsavedIn(state).length > 0;
  useEffect(() => {
    if (!state) return;
    keepChanges(slug, unsavedIn(state));
  }, [slug, state]);
  useEffect(() => {
    if (!hasUnsaved) return;
    const timer = setTimeout(() => void storeInTurn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hasUnsaved, unsaved, storeInTurn]);
  useEffect(() => {
    if (saving.is !== "unreachable") return;
    const again = () => void storeInTurn();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [saving, storeInTurn]);

  const settle = useCallback(async () => {
    if (!(await storeInTurn())) return false;
    // What was written meanwhile.
    return !known.current || unsavedIn(known.current).length === 0 || storeInTurn();
  }, [storeInTurn]);

  const draft: OpenDraft | undefined = state && {
    ...state,
    saving: hasUnsaved && saving.is === "saved" ? { is: "saving" } : saving,
    edit: (change, label) => {
      const at = Date.now();
      act((before) => edited(before, change(before.document), label, at));
    },
    undo: () => act(undone),
    redo: () => act(redone),
    resolve: (conflict, taken) => {
      const at = Date.now();
      act((before) => resolved(before, conflict, taken, at));
    },
    settle,
    subscribe,
  };
  return { draft, query };
}
