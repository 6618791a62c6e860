import { useState } from "react";
import { useSearchParams } from "wouter";
import type { FinderMatching, LiveMatching } from "@shared/contracts/finder-matching";
import type { ShownFinder } from "@shared/contracts/finders";
import { Loaded } from "@/staff-kit/staff-page";
import { Pressed } from "@/staff-kit/pressed";
import { Button } from "@/staff-kit/button";
import type { TabProps } from "../tab-props";
import type { Names } from "../words/names";
import { useNames } from "../words/use-names";
import { listWords } from "../words/list-words";
import { AnswerFields, useAfterPause, useDraftAnswer } from "./answer-fields";
import {
  answersIn,
  matchingCall,
  ORDER,
  WATCH,
  withAnswer,
  withoutAnswers,
} from "./console-address";
import { Promotion } from "./promotion";
import { RankedSections } from "./ranked-sections";
import { Watched } from "./watched";
import { Weights } from "./weights";

/** Answers on the left, the products that they choose beside them, with every point. */
export function MatchingTab({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const { names, attributes } = useNames(slug, document);
  const [params, setParams] = useSearchParams();
  const [current, setCurrent] = useState<string>();
  const sent = useAfterPause(document);
  const tried = mayWrite ? sent : undefined;
  const finder = useDraftAnswer<ShownFinder>(slug, tried, "finder");
  const questions = finder.data?.questions ?? [];
  const answers = answersIn(params, questions);
  const watched = params.get(WATCH);
  const matching = useDraftAnswer<FinderMatching>(
    slug,
    tried,
    finder.data && matchingCall(answers, questions, current, watched),
  );
  const put = (next: URLSearchParams) => setParams(next, { replace: true });
  const watch = (id: string | undefined) => put(withAnswer(params, WATCH, id));
  const { data } = matching;
  const catalogs = [...new Set(document.sections.map(({ catalogue }) => catalogue))];
  // Of a finder that is closed there is the draft's order alone.
  const shownLive = params.get(ORDER) === "live" ? data?.live : undefined;
  return (
    <Loaded
      isPending={!data || !finder.data}
      isError={(matching.isError && !data) || (finder.isError && !finder.data)}
      error={matching.error ?? finder.error}
      onRetry={() => void Promise.all([finder.refetch(), matching.refetch()])}
    >
      {data && finder.data && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-6">
            <section aria-label="Answers">
              <div className="flex items-center gap-2">
                <h2 className="grow font-bold">Answers</h2>
                <Button
                  look="quiet"
                  disabled={Object.keys(answers).length === 0}
                  onClick={() => put(withoutAnswers(params))}
                >
                  Clear them
                </Button>
              </div>
              <p className="text-sm text-muted">
                As a shopper gives them. The address keeps them; send it to a colleague.
              </p>
              <AnswerFields
                questions={questions.filter(({ id }) => data.asked.includes(id))}
                answers={answers}
                matching={data}
                document={document}
                names={names}
                onAnswer={(id, answer) => {
                  setCurrent(id);
                  put(withAnswer(params, id, answer));
                }}
                onLook={setCurrent}
              />
            </section>
            <Weights {...{ draft, matching: data, names, mayWrite }} />
          </div>
          <div className="grid min-w-0 content-start gap-6" aria-busy={matching.isFetching}>
            {matching.isError && (
              <p role="alert" className="rounded-card border border-danger p-4">
                The list does not follow the latest edit: the draft cannot be tried as it is. See
                “Check and publish”.
              </p>
            )}
            <Watched
              key={watched ?? ""}
              wished={watched}
              matching={data}
              names={names}
              catalog={catalogs.length === 1 ? catalogs[0] : undefined}
              onWatch={watch}
            />
            {data.live && (
              <OrderSwitch
                live={data.live}
                isLive={shownLive !== undefined}
                names={names}
                onSwitch={(isLive) => put(withAnswer(params, ORDER, isLive ? "live" : undefined))}
              />
            )}
            <RankedSections
              matching={shownLive ?? data}
              names={shownLive ? liveNames(names, shownLive) : names}
              currency={shownLive?.currency ?? document.currency}
              onWatch={watch}
            />
            <Promotion
              draft={draft}
              matching={data}
              names={names}
              attributes={attributes}
              mayWrite={mayWrite}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** The same names, with what the live version calls its questions and sections: the draft may have removed them. */
function liveNames(names: Names, { names: { questions, sections } }: LiveMatching): Names {
  const nameIn = (some: typeof questions, id: string) => some.find((each) => each.id === id)?.name;
  return {
    ...names,
    question: (id) => nameIn(questions, id) ?? names.question(id),
    section: (id) => nameIn(sections, id) ?? names.section(id),
  };
}

interface Props {
  live: LiveMatching;
  isLive: boolean;
  names: Names;
  onSwitch: (isLive: boolean) => void;
}

/** Whose order is shown: the draft's, with the live places beside it, or that of the version that is live. */
function OrderSwitch({ live: { version, unknown }, isLive, names, onSwitch }: Props) {
  const asked = unknown.map((id) => `“${names.question(id)}”`);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm text-muted">
          {isLive
            ? `In the order of version ${version}, which shoppers see.`
            : `In the order of the draft. Beside each: its place in version ${version}, which shoppers see.`}
        </p>
        <div role="group" aria-label="Whose order" className="flex gap-1.5">
          <Pressed isOn={!isLive} onPress={() => onSwitch(false)}>
            Draft
          </Pressed>
          <Pressed isOn={isLive} onPress={() => onSwitch(true)}>
            Live
          </Pressed>
        </div>
      </div>
      {asked.length > 0 && (
        <p className="mt-1 text-sm wrap-anywhere">
          Version {version} does not offer all that is answered to {listWords(asked, "and")}: it is
          asked without that.
        </p>
      )}
    </div>
  );
}
