import { isCovered } from '@casamaestra/ui/typing-keys.ts';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { UnsavedBar } from './unsaved-bar.tsx';
import css from './together.module.css';

/** What a form of a page tells of itself; one form may have several sections. */
interface UnsavedPart {
  /** Headings of the sections with something to save, as the page shows them. */
  readonly sections: readonly string[];
  /** Saves them; what was refused stays, with why at its place. @returns whether all was saved */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

interface UnsavedParts {
  readonly parts: RefObject<Map<string, UnsavedPart>>;
  readonly note: (id: string, sections: readonly string[]) => void;
  readonly saveAll: () => Promise<boolean>;
  /** Says that all was saved, or leads to the first fault. */
  readonly tell: (isSaved: boolean) => void;
}

const Context = createContext<UnsavedParts | undefined>(undefined);

/** The page's one way to save, for a form in it. */
export function useUnsavedParts(): UnsavedParts {
  const found = useContext(Context);
  if (found === undefined) throw new Error('a form is outside of UnsavedParts');
  return found;
}

/** Puts a form under the page's bar. */
export function useUnsavedPart(id: string, part: UnsavedPart): void {
  const { parts, note } = useUnsavedParts();
  useEffect(() => {
    parts.current.set(id, part);
  });
  const written = JSON.stringify(part.sections);
  useEffect(() => note(id, JSON.parse(written) as string[]), [id, written, note]);
  useEffect(() => {
    const all = parts.current;
    return () => {
      all.delete(id);
      note(id, []);
    };
  }, [id, parts, note]);
}

/** What is wrong stands at its field or beside its section. */
function focusFirstFault(root: HTMLElement | null): void {
  const fault = root?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (!fault) return;
  if (fault.role === 'alert') fault.tabIndex = -1;
  fault.focus({ preventScroll: true });
  // Not behind the bar, nor below the head of the page.
  fault.scrollIntoView({ block: 'nearest' });
}

/** Every changed part one after the other: one that is refused keeps none of the others. */
async function saveEach(changed: readonly UnsavedPart[]): Promise<boolean> {
  let isWhole = true;
  for (const { save } of changed) isWhole = (await save()) && isWhole;
  return isWhole;
}

/** What the page knows of its parts; what the parts are given stays the same. */
function useParts() {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [told, setTold] = useState<{ readonly isSaved: boolean }>();
  const [isSaving, setSaving] = useState(false);
  const parts = useRef(new Map<string, UnsavedPart>());
  const saving = useRef<Promise<boolean>>(undefined);
  const changed = () => [...parts.current.values()].filter(({ sections }) => sections.length > 0);
  const [shared] = useState((): UnsavedParts => {
    const tell = (isSaved: boolean) => setTold({ isSaved });
    const save = async () => {
      setSaving(true);
      try {
        const isWhole = await saveEach(changed());
        tell(isWhole);
        return isWhole;
      } finally {
        saving.current = undefined;
        setSaving(false);
      }
    };
    return {
      parts,
      note: (id, sections) => {
        setUnsaved((before) => new Map(before).set(id, sections));
        if (sections.length > 0) setTold((before) => (before?.isSaved === true ? undefined : before));
      },
      tell,
      saveAll: () => (changed().length === 0 ? Promise.resolve(true) : (saving.current ??= save())),
    };
  });
  const sections = [...unsaved.values()].flat();
  return { shared, sections, told, isSaving, discardAll: () => changed().forEach((one) => one.discard()) };
}

/** Ctrl+S or ⌘S, also while one types; the browser would save the page as a file. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!isCovered()) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A page whose forms are saved together, from a bar at its foot. */
export function UnsavedParts({ children }: { children: ReactNode }) {
  const { shared, sections, told, isSaving, discardAll } = useParts();
  const { saveAll } = shared;
  const root = useRef<HTMLDivElement>(null);
  useSaveKey(() => void saveAll());
  useEffect(() => {
    if (told?.isSaved === false) focusFirstFault(root.current);
  }, [told]);
  return (
    <Context value={shared}>
      <div ref={root} className={css.whole}>
        {children}
      </div>
      <UnsavedBar
        sections={sections}
        isSaving={isSaving}
        isSaved={told?.isSaved === true && sections.length === 0}
        onSave={saveAll}
        onDiscard={discardAll}
      />
    </Context>
  );
}
