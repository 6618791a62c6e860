import "../model/all-texts";
import { Link } from "wouter";
import { paths } from "@shared/site";
import { Button, buttonClass } from "@/ui/button";
import { LostDrawing } from "@/ui/lost-drawing";
import { Message } from "@/ui/message";
import { SitePage } from "@/ui/site-page";
import { useHostError } from "@/wizard/finder-host";
import type { AskedDocument, Missing } from "./use-document";
import { sayer } from "../model/say";

interface Props extends Pick<AskedDocument, "isTrying" | "retry"> {
  missing: Missing;
  /** In a frame there is no other page to go to. */
  isEmbedded: boolean;
}

/** Says that there is no finder here, or none now, or that it could not be reached. */
export function FinderMissing(props: Props) {
  const message = <MissingMessage {...props} />;
  return props.isEmbedded ? message : <SitePage>{message}</SitePage>;
}

function MissingMessage({ missing, isTrying, retry, isEmbedded }: Props) {
  const say = sayer({});
  useHostError("questions_unavailable", missing === "unreachable");
  if (missing === "unreachable") {
    return (
      <Message
        urgent
        heading={isEmbedded ? "h2" : "h1"}
        title={say("questions-missing")}
        actions={
          <Button disabled={isTrying} onClick={retry}>
            {say("try-again")}
          </Button>
        }
      >
        {say("questions-missing-text")}
      </Message>
    );
  }
  const isClosed = missing === "closed";
  return (
    <Message
      heading={isEmbedded ? "h2" : "h1"}
      title={say(isClosed ? "closed-finder" : "unknown-finder")}
      drawing={<LostDrawing className="w-full" />}
      actions={
        !isEmbedded && (
          <>
            <Link href={paths.wizards} className={buttonClass("primary")}>
              {say("choose-a-wizard")}
            </Link>
            <a href="/" className={buttonClass("secondary")}>
              {say("go-home")}
            </a>
          </>
        )
      }
    >
      {say(isClosed ? "closed-finder-text" : "unknown-finder-text")}
    </Message>
  );
}
