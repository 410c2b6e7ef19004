import { styled } from 'styled-components'
import { toneVariables } from '../../foundations/tone.styles.ts'

export const AnatomyLayout = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;

  &[data-pictured] { grid-template-columns: minmax(0, 3fr) minmax(220px, 2fr); }
  @media (max-width: 860px) {
    &[data-pictured] { grid-template-columns: minmax(0, 1fr); }
  }
`

export const Picture = styled.div`
  position: relative;
  padding: 16px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background:
    radial-gradient(var(--line) 1px, transparent 1px) 0 0 / 16px 16px,
    var(--canvas);

  iframe { display: block; width: 100%; border: 0; border-radius: var(--radius); }
`

export const Marks = styled.div`
  position: absolute;
  inset: 16px;
  z-index: 1;
  pointer-events: none;
`

export const MarkOutline = styled.span`
  position: absolute;
  left: calc(var(--left) - 2px);
  top: calc(var(--top) - 2px);
  width: calc(var(--width) + 4px);
  height: calc(var(--height) + 4px);
  border: 1px dashed var(--accent);
  border-radius: var(--radius-small);
  opacity: 0.7;

  [data-active] > & { border: 2px solid var(--accent); opacity: 1; }
`

export const MarkNumber = styled.span`
  position: absolute;
  left: calc(var(--x) - 9px);
  top: calc(var(--y) - 9px);
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--text-on-accent);
  box-shadow: 0 0 0 2px var(--surface);
  font-size: 11px;
  font-weight: 600;
  line-height: 1;

  [data-active] > & { box-shadow: 0 0 0 3px var(--focus); }
`

export const PartList = styled.ol`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: flex; gap: 12px; padding: 8px; border-radius: var(--radius); }
  > li[data-found]:hover { background: var(--hover); }
  > li > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    border: 1px solid var(--line-field);
    border-radius: 50%;
    color: var(--text-muted);
    font-size: 11px;
    font-weight: 600;
    line-height: 1;
  }
  > li[data-found] > span { border-color: transparent; background: var(--accent); color: var(--text-on-accent); }
  b { font-weight: 600; }
  p { color: var(--text-muted); font-size: 13px; }
`

export const Rules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 24px;
`

export const Rule = styled.section`
  ${toneVariables}
  padding: 14px 16px 16px;
  border: 1px solid var(--line);
  border-top: 3px solid var(--tone);
  border-radius: var(--radius);
  background: var(--surface);

  > h3 { display: flex; gap: 8px; align-items: center; margin-bottom: 8px; color: var(--tone); font-size: 14px; font-weight: 600; }
  > ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  li { padding-left: 24px; text-wrap: pretty; }
`

export const KeyTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; }
  thead th { color: var(--text-muted); font-size: 12px; font-weight: 500; }
  tbody th { width: 34%; font-weight: 400; }
  tbody th > span { display: flex; flex-wrap: wrap; gap: 4px; }
`

export const Purpose = styled.p`
  max-width: 68ch;
  color: var(--text-muted);
  font-size: 16px;
  line-height: 24px;
  text-wrap: pretty;
`

/** Headings, paragraphs and lists of a page of Storybook in our type. */
export const Page = styled.article`
  display: grid;
  gap: 40px;
  color: var(--text);
  font: 14px/20px var(--sans);
  font-variant-numeric: tabular-nums;

  > header { display: grid; gap: 8px; }
  > section { display: grid; gap: 16px; min-width: 0; }
  > header > h1 { font-size: 28px; font-weight: 650; line-height: 36px; letter-spacing: -0.01em; }
  > section > h2 { padding-bottom: 8px; border-bottom: 1px solid var(--line); font-size: 18px; font-weight: 650; line-height: 24px; }
`

/** A story as it stands on the page, with its code and a way to see it alone. */
export const StoryBox = styled.figure`
  min-width: 0;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--canvas);

  > iframe { display: block; width: 100%; border: 0; background: var(--canvas); }
  > footer {
    display: flex;
    justify-content: flex-end;
    gap: 16px;
    padding: 6px 12px;
    border-top: 1px solid var(--line);
    background: var(--surface);
    font-size: 12px;
  }
  > footer button { padding: 0; border: 0; background: none; color: var(--accent); }
  > footer button:hover { text-decoration: underline; }
  > pre {
    max-height: 420px;
    margin: 0;
    padding: 16px;
    overflow: auto;
    border-top: 1px solid var(--line);
    background: var(--sunken);
    font: 12px/18px var(--mono);
    tab-size: 2;
  }
`

export const StorySection = styled.section`
  display: grid;
  gap: 8px;
  min-width: 0;

  > h3 { margin-top: 8px; font-size: 15px; font-weight: 600; line-height: 24px; }
  > p { max-width: 76ch; margin-top: -4px; color: var(--text-muted); }
`

/** One step of a scale: name, value, look. */
export const SheetRow = styled.div`
  display: grid;
  grid-template-columns: 120px 160px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);

  > b { font-weight: 500; }
  > span { color: var(--text-muted); font-size: 12px; }
  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr); gap: 4px; }
`
