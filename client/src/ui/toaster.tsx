import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, onToastChange } from "./toast-store";

const ToastView = lazy(() => import("./toast-view").then((file) => ({ default: file.ToastView })));

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
