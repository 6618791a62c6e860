import {
  BriefcaseBusiness,
  Crosshair,
  Package,
  PawPrint,
  Shield,
  Tent,
  type LucideIcon,
} from "lucide-react";
import type { Purpose } from "@shared/specification/firearm-options";
import type { DrawingProps } from "./drawing-props";

const icons: Record<Purpose, LucideIcon> = {
  self_defense: Shield,
  sport: Crosshair,
  hunting: PawPrint,
  recreational: Tent,
  professional: BriefcaseBusiness,
  ammo_reloading: Package,
};

/** The sign of what a firearm is for. */
export function PurposeSign({ id }: DrawingProps) {
  const Icon = Object.hasOwn(icons, id) ? icons[id as Purpose] : Package;
  return <Icon aria-hidden className="size-6" strokeWidth={1.75} />;
}
