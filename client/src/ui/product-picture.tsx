import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  url: string | null;
  /** Shown if there is no picture, or it does not load. */
  placeholder: LucideIcon;
  className?: string;
}

/** A product's picture, 4 to 3. Its name is beside it, so it is not read out. */
export function ProductPicture({ url, placeholder: Placeholder, className }: Props) {
  const [broken, setBroken] = useState<string>();
  const frame = classNames(
    "aspect-4/3 w-full self-start overflow-hidden rounded-xl bg-accent-soft object-cover",
    className,
  );
  if (url === null || url === broken) {
    return (
      <div data-placeholder className={classNames(frame, "grid place-items-center text-muted")}>
        <Placeholder aria-hidden className="size-10" />
      </div>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={frame}
    />
  );
}
