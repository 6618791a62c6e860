import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useSearchParams } from "wouter";
import type { DraftEditor } from "@shared/contracts/finder-drafts";
import { callApi } from "@/lib/api";
import type { Names } from "../words/names";

/** A sign is given so often; whoever gives none for 40 s is gone. */
const SIGN_MS = 15_000;

/** Who else has the draft open; tells them, too, that one has, and at which question. */
export function useOthersHere(slug: string, isOn: boolean): readonly DraftEditor[] {
  const [params] = useSearchParams();
  const question = params.get("question");
  const address = `/api/admin/finders/${slug}/editors`;
  const { data = [] } = useQuery<DraftEditor[]>({
    queryKey: [address, question],
    queryFn: () => callApi<DraftEditor[]>("PUT", address, { question }),
    placeholderData: (shown) => shown,
    refetchInterval: SIGN_MS,
    enabled: isOn,
    // Nobody waits for it, and the next sign tries again.
    retry: false,
    staleTime: 0,
  });
  return data;
}

/** Who else is here, and which question they look at: "Ana is here, at “How far?”". */
export function OthersHere({ others, names }: { others: readonly DraftEditor[]; names: Names }) {
  if (others.length === 0) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Users aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {others.map((each) => whereIs(each, names)).join(" · ")}
      </span>
    </p>
  );
}

function whereIs({ name, question }: DraftEditor, names: Names): string {
  return question === null
    ? `${name} is here`
    : `${name} is here, at “${names.question(question)}”`;
}
