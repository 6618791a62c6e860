import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { dismissToast, type ShownToast } from "./toast-store";

/**
 * At the bottom of the window, where neither the way through the shop nor the next button is; in the staff area clear of
 * its buttons. At the top while a dialog is open.
 */
const PLACE = classNames(
  "fixed inset-x-4 top-[calc(var(--visible-top,0px)+1rem)] z-50 m-0 list-none p-0 outline-none sm:right-6 sm:left-auto sm:w-96",
  "toasts-below:top-auto toasts-below:bottom-4 sm:toasts-below:right-auto sm:toasts-below:left-1/2 sm:toasts-below:w-80 sm:toasts-below:-translate-x-1/2",
  "toasts-shop:top-auto toasts-shop:bottom-[calc(var(--visible-bottom,0px)+5.5rem)] sm:toasts-shop:bottom-[calc(var(--visible-bottom,0px)+1.5rem)]",
  // Centered on the part with the buttons, beside the navigation.
  "lg:toasts-below:left-[calc(50%+7.5rem)] lg:toasts-below:w-96",
);

/** One toast: announced, closed by time, by hand or by a swipe. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const action = toast.action && (
    <Radix.Action
      altText={toast.action.label}
      onClick={toast.action.onPress}
      className="-my-1 min-h-11 shrink-0 rounded-control px-3 font-semibold text-accent-text hover:underline"
    >
      {toast.action.label}
    </Radix.Action>
  );
  return (
    <Radix.Provider swipeDirection="right" label="Message">
      <Radix.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
        duration={toast.duration}
        type={toast.isDestructive ? "foreground" : "background"}
        className={classNames(
          "step-enter flex items-start gap-3 rounded-card border bg-surface p-4 shadow-lifted",
          toast.isDestructive ? "border-danger" : "border-line",
        )}
      >
        <div className="min-w-0 flex-1">
          <Radix.Title className={classNames("font-bold", toast.isDestructive && "text-danger")}>
            {toast.title}
          </Radix.Title>
          {toast.text && (
            <Radix.Description className="mt-0.5 text-sm text-muted">
              {toast.text}
            </Radix.Description>
          )}
          {/* Beside a longer text the button would leave it no space on a phone. */}
          {toast.text && action && <div className="-mb-2 -ml-3">{action}</div>}
        </div>
        {!toast.text && action}
        <Radix.Close
          aria-label="Close"
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={PLACE} />
    </Radix.Provider>
  );
}
