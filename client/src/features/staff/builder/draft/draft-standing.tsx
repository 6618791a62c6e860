import type { OpenDraft } from "./use-draft";

/** How a draft stands with the server, in words that are read out when they change. */
export function DraftStanding({ draft: { saving } }: { draft: OpenDraft }) {
  return (
    <p role="status" className="text-sm text-muted">
      {saving.is === "saved" && "Draft saved"}
      {saving.is === "saving" && "Saving the draft..."}
      {saving.is === "unreachable" &&
        "Not saved: the server cannot be reached. Your changes are kept on this device, and sent when it can."}
      {saving.is === "refused" && (
        <span className="text-danger">
          Not saved: {saving.why} Your changes are kept on this device.
        </span>
      )}
    </p>
  );
}
