import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, onToastChange, type ShownToast } from "./toast-store";

const load = () => import("./toast-view").then((file) => ({ default: file.ToastView }));
// Without its code a message is still a message.
const ToastView = lazy(() => load().catch(() => ({ default: PlainToast })));

/** Fetches the code of toasts ahead of the first one. */
export const prepareToasts = () => void load().catch(() => undefined);

/** Where toasts appear. Their code (11 kB) comes with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => undefined);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  );
}

function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 top-4 z-50 rounded-card bg-surface p-4 shadow-lifted"
    >
      <strong>{toast.title}</strong> {toast.text}
    </p>
  );
}
