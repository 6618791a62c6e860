import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { useState, type ReactNode } from "react";

/** A row by its id, under a name. */
interface Row {
  id: string;
  name: string;
}

interface Props<Each extends Row> {
  rows: readonly Each[];
  isSortable: boolean;
  /** Sends the new order; a rejection restores the old one. */
  onOrder: (ids: string[]) => Promise<unknown>;
  children: (row: Each, handle: ReactNode) => ReactNode;
}

/** Rows that can be reordered by dragging, or by Space and the arrow keys on their handles. */
export function SortableRows<Each extends Row>({
  rows,
  isSortable,
  onOrder,
  children,
}: Props<Each>) {
  const [order, setOrder] = useState<string[]>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = order ? order.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;
  const ids = shown.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const moved = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    setOrder(moved);
    // Shown immediately; replaced by the server's order once it has answered.
    void onOrder(moved)
      .catch(() => undefined)
      .finally(() => setOrder(undefined));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(shown) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid grid-cols-1 gap-1.5">
          {shown.map((row) => (
            <SortableRow key={row.id} row={row} isSortable={isSortable}>
              {children}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** The announcements for screen readers while a row is moved. */
function announcementsFor(rows: readonly Row[]): Announcements {
  const name = (id: unknown) => rows.find((row) => row.id === id)?.name ?? "The row";
  const place = (id: unknown) =>
    `place ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)} from ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is dropped at ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}

function SortableRow<Each extends Row>({
  row,
  isSortable,
  children,
}: Pick<Props<Each>, "isSortable" | "children"> & { row: Each }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
    disabled: !isSortable,
  });
  const handle = isSortable && (
    <button
      type="button"
      {...attributes}
      {...listeners}
      className="-ml-2 grid size-control shrink-0 cursor-grab touch-none place-items-center rounded-lg text-muted hover:text-ink"
    >
      <GripVertical aria-hidden className="size-4" />
      <span className="sr-only">Move {row.name}</span>
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
        zIndex: isDragging ? 10 : undefined,
        position: "relative",
      }}
    >
      {children(row, handle)}
    </li>
  );
}
