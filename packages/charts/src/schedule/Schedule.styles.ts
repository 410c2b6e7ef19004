import { visuallyHidden } from '@bip/design-system'
import { css, styled } from 'styled-components'

/** px of the axis. */
export const headHeight = 36

/** Bars are many: plain elements below the board are made faster than components with styles of their own. */
const bars = css`
  & .s-bar {
    position: absolute;
    contain: layout style paint;
    box-sizing: border-box;
    block-size: 24px;
    min-inline-size: 4px;
    margin: 0;
    padding: 0 5px;
    border: 0;
    border-inline-start: 3px solid var(--tone);
    border-radius: 4px;
    color: inherit;
    font: inherit;
    text-align: start;
    background: color-mix(in srgb, var(--tone) 22%, var(--surface));
    overflow: hidden;
    line-height: 24px;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: default;
    --tone: var(--text-faint);

    &[data-tone='info'] { --tone: var(--accent); }
    &[data-tone='success'] { --tone: var(--success); }
    &[data-tone='warning'] { --tone: var(--warning); }
    &[data-tone='danger'] { --tone: var(--danger); }
    &[data-movable] { cursor: grab; }
    &[data-late] { box-shadow: inset 0 0 0 1px var(--danger); }
    &[data-paused] {
      border-inline-start-style: dashed;
      background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--tone) 16%, var(--surface)) 0 5px, var(--surface) 5px 10px);
    }
    &[data-chain] { outline: 2px solid var(--accent); outline-offset: -1px; z-index: 1; }
    &[data-marked] { outline: 2px solid var(--text); outline-offset: -1px; z-index: 1; }
    &[data-held] { z-index: 2; opacity: 0.85; cursor: grabbing; box-shadow: 0 3px 10px rgb(0 0 0 / 0.25); pointer-events: none; }
    &:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; z-index: 2; }
  }
`
export const Root = styled.section`
  --names: 190px;

  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
  color: var(--text);
  font-size: 12.5px;
  container-type: inline-size;
  ${bars}
`
export const Hint = styled.p`
  ${visuallyHidden}
`
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  & > [data-grow] { flex: 1; }
`
export const Body = styled.div`
  display: flex;
  flex: 1;
  gap: 8px;
  min-block-size: 0;
  @container (max-width: 640px) { flex-direction: column; }
`
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 200px;
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  @container (max-width: 640px) { --names: 110px; }
`
export const Canvas = styled.div`
  position: relative;
`
export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  block-size: 36px;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-muted);
  font-size: 11.5px;
  overflow: clip;

  & > span { position: absolute; inset-block-start: 0; box-sizing: border-box; block-size: 18px; padding-inline-start: 5px; border-inline-start: 1px solid var(--line); line-height: 18px; white-space: nowrap; overflow: clip; }
  & b { font-weight: inherit; }
  & > [data-upper] > b { position: sticky; inset-inline-start: calc(var(--names) + 5px); }
  & > span[data-upper] { color: var(--text); font-weight: 600; }
  & > span[data-lower] { inset-block-start: 18px; }
  & > i { position: sticky; display: block; inset-inline-start: 0; z-index: 1; inline-size: var(--names); block-size: 36px; background: var(--surface); border-inline-end: 1px solid var(--line); }
`
/** A row paints within itself: what comes and goes in it is nothing to the others. */
export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  contain: strict;
  border-block-end: 1px solid var(--line);
  &[data-group] { background: var(--surface-raised, var(--surface)); }
  &[data-target] { background: color-mix(in srgb, var(--accent) 10%, transparent); }
`
/** The names of all rows, in one layer: one that stays in its row would be a layer a row, and those cost more than the rows. */
export const Names = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  box-sizing: border-box;
  inline-size: var(--names);
  block-size: calc(100% - ${headHeight}px);
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
`
export const Name = styled.div`
  position: absolute;
  inset-inline: 0;
  box-sizing: border-box;
  padding-inline: 10px;
  border-block-end: 1px solid var(--line);
  display: flex;
  align-items: center;
  gap: 6px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > button { all: unset; display: flex; gap: 4px; align-items: center; inline-size: 100%; cursor: pointer; font-weight: 600; overflow: hidden; }
  & > button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`
export const Load = styled.i`
  position: absolute;
  inset-block-end: 0;
  background: color-mix(in srgb, var(--accent) 45%, transparent);
  &[data-over] { background: color-mix(in srgb, var(--danger) 60%, transparent); }
`
export const Stop = styled.i`
  position: absolute;
  inset-block: 0;
  background: repeating-linear-gradient(45deg, transparent 0 4px, color-mix(in srgb, var(--text-faint) 35%, transparent) 4px 8px);
`
export const NowLine = styled.i`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  border-inline-start: 1.5px solid var(--accent);
  pointer-events: none;
`
const overlayTone = `
  --tone: var(--warning);
  &[data-overlay='1'] { --tone: var(--success); }
  &[data-overlay='2'] { --tone: var(--danger); }
`
export const Ghost = styled.i`
  ${overlayTone}
  position: absolute;
  box-sizing: border-box;
  block-size: 28px;
  border: 2px dashed var(--tone);
  border-radius: 5px;
  pointer-events: none;
  z-index: 1;
`
export const Legend = styled.span`
  ${overlayTone}
  padding: 1px 8px;
  border: 2px dashed var(--tone);
  border-radius: 5px;
  font-size: 12px;
`
export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 4px;
  inline-size: 200px;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow: auto;

  & > strong { margin-block-end: 4px; font-size: 13px; }
  & > .s-bar { position: relative; flex: none; }
  @container (max-width: 640px) { inline-size: auto; max-block-size: 130px; }
`
export const Effect = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  background: var(--surface);

  &[data-harmful] { border-color: var(--danger); }
  & > span:first-of-type { font-weight: 600; }
  & > [data-hint] { color: var(--text-muted); }
  & > [data-grow] { flex: 1; }
`
