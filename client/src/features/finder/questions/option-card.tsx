import { Suspense, useState } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { Badge } from "@/ui/badge";
import { idleScreen } from "@/wizard/lazy-screen";
import { DrawingPlace } from "../drawings/drawing-place";
import { drawingNamed } from "../drawings/named-drawings";
import { sayCount, type Say } from "../model/say";
import type { QuestionProps } from "../model/question-props";

/** What explains an option comes when the browser is idle, like the explanation itself. */
const InfoTip = idleScreen(() => import("@/ui/info-tip").then((file) => file.InfoTip));

/** One badge at most, the first that is set: too many lose their meaning. */
export function optionBadge({ badges = [] }: Pick<ShownOption, "badges">, say: Say) {
  const first = (["recommended", "top-seller", "popular"] as const).find((each) =>
    badges.includes(each),
  );
  return first && <Badge>{say(first)}</Badge>;
}

/** An option's sign before its label, with a ring in its color; a picture says it alone. */
export function optionTitle(option: ShownOption) {
  const { icon, label, color } = option;
  if (!icon || isPictured(option)) return label;
  return (
    <>
      <span
        aria-hidden
        className={
          color ? "mr-1.5 inline-grid size-8 place-items-center rounded-full border-2" : "mr-1.5"
        }
        style={{ borderColor: color }}
      >
        {icon}
      </span>
      {label}
    </>
  );
}

/** Whether an option has a picture, which takes more room than a color. */
export const isPictured = ({ picture, drawing }: ShownOption): boolean =>
  picture !== undefined || drawingNamed(drawing)?.isSign === false;

/** An option's picture or drawing, or its color. */
export function optionDrawing(option: ShownOption) {
  if (isPictured(option)) return <OptionPicture key={option.picture} option={option} />;
  const sign = drawingNamed(option.drawing);
  if (sign) {
    return (
      <span className="grid size-13 place-items-center rounded-full bg-accent-soft text-accent-text">
        <DrawingPlace drawing={option.drawing} id={option.id} className="max-w-6" />
      </span>
    );
  }
  if (!option.color || option.icon) return undefined;
  return (
    <span
      aria-hidden
      className="block size-10 rounded-full border border-outline"
      style={{ backgroundColor: option.color }}
    />
  );
}

/** Widths by heights of drawings that may be as wide as a card. */
const WIDE = 2.5;

/** The picture; the drawing if there is none or it fails to load. */
function OptionPicture({ option }: { option: ShownOption }) {
  const [isLost, setLost] = useState(false);
  const { picture, drawing } = option;
  const named = drawingNamed(drawing);
  // As wide as its card, a drawing this high would push the words down.
  const place = named && named.ratio < WIDE ? "lg:mx-auto lg:max-w-44" : "";
  if (!picture || (isLost && named)) {
    return <DrawingPlace drawing={drawing} id={option.id} tip={option.tip} className={place} />;
  }
  return (
    <img
      src={picture}
      alt=""
      width={320}
      height={200}
      decoding="async"
      onError={() => setLost(true)}
      className={`w-full rounded-xl object-cover ${named ? "aspect-5/3" : "aspect-8/5"} ${place}`}
    />
  );
}

/** The (i) of an option; `delay` is how many milliseconds of hovering open it, if not as many as elsewhere. */
export function optionTip({ label, tip }: ShownOption, say: Say, delay?: number) {
  return (
    tip && (
      <Suspense fallback={<span className="block size-11" />}>
        <InfoTip label={say("more-about", { name: label })} text={tip} delay={delay} />
      </Suspense>
    )
  );
}

/** "12 items"; a space of its height while the number is on its way. */
export function countNote(counts: QuestionProps["counts"], id: string, say: Say) {
  if (counts === undefined) return undefined;
  if (counts === "pending") return "\u00a0";
  const count = counts[id];
  // What ends without products is not counted.
  if (count === undefined) return undefined;
  return count === 0 ? say("items-none") : sayCount(say, "items", count);
}
