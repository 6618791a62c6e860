import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, onToastChange, type ShownToast } from "./toast-store";

const load = () => import("./toast-view").then((file) => ({ default: file.ToastView }));
// If their code fails to load, messages are shown plainly.
const ToastView = lazy(() => load().catch(() => ({ default: PlainToast })));

/** Prefetches the toasts' code before the first one. */
export const prepareToasts = () => void load().catch(() => undefined);

/** The place of toasts. Their code (11 kB) loads with the first one. */
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
