import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { isChord } from "../domain/shortcuts.ts";
import type { Point } from "./chart-layout.ts";

interface Place extends Point {
  readonly scale: number;
}

const STEP = 1.2;
const PAN = 60;

/** How far a pointer may go before it is moving the picture, in pixels: what it lets go of then is not chosen. */
const SLACK = 4;

/** Smaller than this, labels can hardly be read: then what is followed is shown, and not everything. */
const READABLE = 0.87;

/** Whether keys are for what has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/** How far something is to be moved to be between two edges; what is longer than there is room is seen from its start. */
const shiftInto = (start: number, end: number, from: number, to: number): number => {
  if (from < start || to - from > end - start) return start + PAN - from;
  return to > end ? end - PAN - to : 0;
};

/** A place to look at a picture: moved by hand or arrow keys, made larger and smaller by wheel, `+` and `-`. */
export const Stage = ({
  label,
  width,
  height,
  hint,
  chosen,
  current,
  children,
}: {
  label: string;
  hint: string;
  /** The state that is looked at, and the one that the chart is in: what became another is followed. */
  chosen: string | undefined;
  current: string | undefined;
  width: number;
  height: number;
  children: ReactNode;
}) => {
  const ref = useRef<HTMLDivElement>(null);
  const [{ scale, x, y }, setPlace] = useState<Place>({ scale: 1, x: 0, y: 0 });
  /** Whether nobody moved it: then it is fitted anew when the room changes. */
  const isFitted = useRef(true);
  /** The state that was followed last. */
  const followed = useRef<string>(undefined);
  const boxFollowed = (): Element | null | undefined =>
    [...(ref.current?.querySelectorAll<SVGElement>("[data-state]") ?? [])]
      .find(({ dataset }) => dataset["state"] === followed.current)
      ?.querySelector("rect");
  /** Shows all of it, or, where that would be too small to read and nobody asked for it, what is followed. */
  const fit = (isAsked: boolean): void => {
    isFitted.current = true;
    const room = ref.current?.getBoundingClientRect();
    if (room === undefined) return;
    const whole = Math.min(1, room.width / width, room.height / height);
    const box = boxFollowed()?.getBoundingClientRect();
    if (box !== undefined && whole < READABLE && !isAsked) {
      const centre = (start: number, size: number, from: number): number => (start + size / 2 - from) / scale;
      setPlace({
        scale: READABLE,
        x: room.width / 2 - centre(box.x, box.width, room.x + x) * READABLE,
        y: room.height / 2 - centre(box.y, box.height, room.y + y) * READABLE,
      });
      return;
    }
    setPlace({
      scale: whole,
      x: (room.width - width * whole) / 2,
      y: (room.height - height * whole) / 2,
    });
  };
  const place = (next: (before: Place) => Place): void => {
    isFitted.current = false;
    setPlace(next);
  };
  const move = (by: Point): void =>
    place((before) => ({ ...before, x: before.x + by.x, y: before.y + by.y }));
  /** Keeps what is at a point there. */
  const zoom = (factor: number, at: Point): void =>
    place((before) => ({
      scale: before.scale * factor,
      x: at.x - (at.x - before.x) * factor,
      y: at.y - (at.y - before.y) * factor,
    }));
  const zoomInTheMiddle = (factor: number): void => {
    const room = ref.current?.getBoundingClientRect();
    if (room !== undefined) zoom(factor, { x: room.width / 2, y: room.height / 2 });
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoomInTheMiddle(STEP),
    "-": () => zoomInTheMiddle(1 / STEP),
    "0": () => fit(true),
    "1": () => zoomInTheMiddle(1 / scale),
    ArrowLeft: () => move({ x: PAN, y: 0 }),
    ArrowRight: () => move({ x: -PAN, y: 0 }),
    ArrowUp: () => move({ x: 0, y: PAN }),
    ArrowDown: () => move({ x: 0, y: -PAN }),
    Escape: () => ref.current?.querySelector<SVGElement>('svg [tabindex="0"]')?.focus(),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || isChord(event)) return;
    // Within the picture the arrow keys go from state to state.
    if (event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
  const gone = useRef(0);
  const drag = useEffectEvent(({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1) return;
    gone.current += Math.abs(movementX) + Math.abs(movementY);
    move({ x: movementX, y: movementY });
  });
  const turn = useEffectEvent(({ deltaY, clientX, clientY }: WheelEvent) => {
    const room = ref.current?.getBoundingClientRect();
    if (room !== undefined) zoom(deltaY < 0 ? STEP : 1 / STEP, { x: clientX - room.x, y: clientY - room.y });
  });
  /** Moves something drawn into the room, if it is out of it. */
  const reveal = (target: Element): void => {
    const room = ref.current?.getBoundingClientRect();
    if (room === undefined) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const by = {
      x: shiftInto(room.left, room.right, left, right),
      y: shiftInto(room.top, room.bottom, top, bottom),
    };
    if (by.x !== 0 || by.y !== 0) move(by);
  };
  const focus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof SVGElement) reveal(target);
  });
  const fitAgain = useEffectEvent(() => {
    if (isFitted.current) fit(false);
  });
  const follow = useEffectEvent((state: string | undefined) => {
    followed.current = state;
    const box = boxFollowed();
    if (isFitted.current) fit(false);
    else if (box) reveal(box);
  });
  useEffect(() => follow(chosen), [chosen]);
  useEffect(() => follow(current), [current]);
  useEffect(() => {
    const stage = ref.current;
    if (stage === null) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const watching = new ResizeObserver(() => fitAgain());
    watching.observe(stage);
    stage.addEventListener("pointerdown", () => (gone.current = 0), { signal });
    stage.addEventListener("pointermove", (event) => drag(event), { signal });
    stage.addEventListener(
      "click",
      (event) => {
        if (gone.current > SLACK) event.stopPropagation();
      },
      { signal, capture: true },
    );
    stage.addEventListener("focusin", (event) => focus(event), { signal });
    stage.addEventListener("wheel", (event) => turn(event), { signal, passive: true });
    document.addEventListener("keydown", (event) => press(event), { signal });
    return () => {
      watching.disconnect();
      stopping.abort();
    };
  }, []);
  const transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
  return (
    <main ref={ref} className="stage" aria-label={label}>
      <div className="paper" style={{ transform }}>
        {children}
      </div>
      <div className="zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Smaller (-)" onClick={() => zoomInTheMiddle(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label="At 100 % (1)" onClick={() => zoomInTheMiddle(1 / scale)}>
          {Math.round(scale * 100)} %
        </button>
        <button type="button" aria-label="Larger (+)" onClick={() => zoomInTheMiddle(STEP)}>
          +
        </button>
        <button type="button" aria-label="Fit (0)" onClick={() => fit(true)}>
          Fit
        </button>{" "}
        {hint}
      </div>
    </main>
  );
};
