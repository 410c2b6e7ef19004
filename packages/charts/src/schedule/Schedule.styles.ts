import { visuallyHidden } from '@bip/design-system'
import { css, styled } from 'styled-components'
import { barHeight } from './model/boxes.ts'

/** px of the axis. */
export const headHeight = 36

/** Bars that are seen beside the plan or in the hand. Those of the plan are painted on a canvas, by the same measures. */
const bars = css`
  & .s-bar {
    position: absolute;
    contain: layout style paint;
    box-sizing: border-box;
    block-size: ${barHeight}px;
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
    line-height: ${barHeight}px;
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
    @media (forced-colors: active) { border: 1px solid CanvasText; }
  }
`
/** What is pressed, focused and read aloud of a bar that is painted: many, so plain elements with nothing to be drawn. */
const spots = css`
  & .s-spot {
    position: absolute;
    block-size: ${barHeight}px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    cursor: default;

    &[data-movable] { cursor: grab; }
    &:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; z-index: 2; }
    @media (forced-colors: active) { forced-color-adjust: none; }
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
  ${spots}
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
  /* On a phone the plan has the room: the tools are one line that is pushed along. */
  @container (max-width: 640px) {
    flex: none;
    flex-wrap: nowrap;
    padding-block: 3px;
    overflow-x: auto;
    & > * { flex: none; }
  }
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
/** As large as the whole board: it gives the scroller its length. */
export const Room = styled.div`
  position: relative;
`
/** What is seen of the board. It never leaves its place, so that the browser, which scrolls ahead of the page, has nothing empty to show. */
export const Window = styled.div`
  position: sticky;
  inset-block-start: 0;
  inset-inline-start: 0;
  contain: strict;

  & > div:first-child { position: absolute; inset: ${headHeight}px 0 0 var(--names); contain: strict; }
`
export const Sheet = styled.canvas`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
`
/** Over bars that pass: the browser need not look for one below the pointer. */
export const Shield = styled.div`
  position: absolute;
  inset: 0;
`
/** What is moved along while one scrolls, as a layer of its own. */
export const Pane = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  will-change: transform;
`
export const Head = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: var(--names) 0;
  box-sizing: border-box;
  block-size: ${headHeight}px;
  contain: strict;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-muted);
  font-size: 11.5px;

  & span { position: absolute; inset-block-start: 0; box-sizing: border-box; block-size: 18px; padding-inline-start: 5px; border-inline-start: 1px solid var(--line); line-height: 18px; white-space: nowrap; overflow: clip; }
  & > b { position: absolute; inset-block-start: 0; inset-inline-start: 0; padding-inline: 5px; background: var(--surface); color: var(--text); font-weight: 600; line-height: 18px; }
  & span[data-upper] { color: var(--text); font-weight: 600; }
  & span[data-lower] { inset-block-start: 18px; }
`
/** Above the names, beside the head. */
export const Corner = styled.i`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: var(--names);
  block-size: ${headHeight}px;
  border-block-end: 1px solid var(--line);
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
`
export const RowBox = styled.div`
  position: absolute;
  inset-inline-start: 0;
  inline-size: 0;
`
export const Names = styled.div`
  position: absolute;
  inset-block: ${headHeight}px 0;
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: var(--names);
  contain: strict;
  border-inline-end: 1px solid var(--line);
  background: var(--surface);

  & > ${Pane} { inset-inline: 0; }
  & > ${Pane} > div {
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
  }
  & button { all: unset; display: flex; gap: 4px; align-items: center; inline-size: 100%; cursor: pointer; font-weight: 600; overflow: hidden; }
  & button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`
/** Where another plan has an operation: its frame is painted. */
export const Place = styled.i`
  position: absolute;
  block-size: 28px;
  pointer-events: none;
`
export const Legend = styled.span`
  --tone: var(--warning);
  &[data-overlay='1'] { --tone: var(--success); }
  &[data-overlay='2'] { --tone: var(--danger); }
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
