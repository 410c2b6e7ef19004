import { css } from 'styled-components'

/** Bars and what stands around them. They are plain elements, drawn outside React; a row is `--row-height` tall. */
export const barLook = css`
  .cell[data-painted] > * {
    position: absolute;
    inset-block-start: calc(var(--row-height) / 2 - 8px);
    inset-inline-start: 0;
    block-size: 15px;
    box-sizing: border-box;
    pointer-events: none;
  }

  .g-bar {
    --tone: var(--info);

    border: 1px solid var(--tone);
    border-radius: 3px;
    background: color-mix(in srgb, var(--tone) 24%, var(--surface));
    cursor: grab;
  }
  .cell[data-painted] > .g-bar { pointer-events: auto; }
  .g-bar[data-tone='warning'] { --tone: var(--warning); }
  .g-bar[data-tone='danger'] { --tone: var(--danger); }
  .g-bar[data-tone='success'] { --tone: var(--success); }
  .g-bar[data-tone='pending'] { --tone: var(--pending); }
  .g-bar[data-tone='neutral'] { --tone: var(--text-muted); }
  .g-bar[data-status='closed'] { border-style: dashed; background: transparent; }
  .g-bar[data-critical] { border-color: var(--danger); box-shadow: 0 0 0 0.5px var(--danger); }
  .g-bar[data-manual] { border-inline-width: 3px; }
  .g-bar[data-held]::before {
    content: '!';
    position: absolute;
    inset-inline-start: -15px;
    color: var(--danger);
    font-weight: 700;
    line-height: 13px;
  }
  .g-done { position: absolute; inset-block: 2px; inset-inline-start: 0; border-radius: 2px 0 0 2px; background: var(--tone); pointer-events: none; }

  .g-bar[data-split] { border-color: transparent; background: linear-gradient(var(--tone), var(--tone)) 0 50% / 100% 1px no-repeat; box-shadow: none; }
  .g-segments > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    box-sizing: border-box;
    border: 1px solid var(--tone);
    border-radius: 3px;
    background: color-mix(in srgb, var(--tone) 24%, var(--surface));
    pointer-events: none;
  }
  .g-bar[data-split][data-critical] > .g-segments > i { border-color: var(--danger); }

  .g-bar[data-kind='summary'] {
    --tone: var(--text-muted);

    block-size: 7px;
    border: 0;
    border-radius: 2px 2px 0 0;
    background: color-mix(in srgb, var(--tone) 55%, var(--surface));
    box-shadow: none;
  }
  .g-bar[data-kind='summary']::after, .g-bar[data-kind='summary']::before {
    content: '';
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: 0;
    border-block-start: 5px solid color-mix(in srgb, var(--tone) 55%, var(--surface));
    border-inline-end: 5px solid transparent;
  }
  .g-bar[data-kind='summary']::after { inset-inline: auto 0; border-inline: 5px solid transparent; border-inline-end-width: 0; }
  .g-bar[data-kind='summary'] > .g-done { inset-block: 0; background: var(--text); }
  .g-bar[data-kind='summary'][data-critical]::after { border-block-start-color: var(--danger); }

  .g-bar[data-kind='milestone'] { border: 0; background: none; box-shadow: none; }
  .g-bar[data-kind='milestone']::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: -6px;
    inline-size: 11px;
    block-size: 11px;
    border: 1.5px solid var(--text);
    background: var(--surface);
    transform: rotate(45deg);
  }
  .g-bar[data-kind='milestone'][data-tone='success']::before { border-color: var(--success); background: var(--success); }
  .g-bar[data-kind='milestone'][data-critical]::before { border-color: var(--danger); background: var(--danger); }

  .g-grip, .g-knob, .g-tie { position: absolute; display: none; }
  [data-editable] .row:is(:hover, :focus-within) .g-bar[data-kind='task'] > :is(.g-grip, .g-tie) { display: block; }
  [data-editable] .row:is(:hover, :focus-within) .g-bar[data-kind='milestone'] > .g-tie { display: block; }
  .g-grip { inset-block: 0; inset-inline-end: -3px; inline-size: 9px; cursor: ew-resize; touch-action: none; }
  .g-grip::after { content: ''; position: absolute; inset: 3px 5px; border-inline-start: 2px solid var(--tone); }
  .g-tie {
    inset-block-start: 2px;
    inset-inline-end: -18px;
    inline-size: 10px;
    block-size: 10px;
    border: 1.5px solid var(--accent);
    border-radius: 50%;
    background: var(--surface);
    cursor: crosshair;
    touch-action: none;
  }
  @media (pointer: coarse) {
    .g-grip { inset-inline-end: -8px; inline-size: 22px; }
    .g-tie { inset-inline-end: -34px; inline-size: 18px; block-size: 18px; inset-block-start: -2px; }
  }

  .cell[data-painted] > .g-base {
    inset-block-start: calc(var(--row-height) / 2 + 9px);
    block-size: 3px;
    border-radius: 1px;
    background: var(--text-faint);
    opacity: 0.7;
  }
  .cell[data-painted] > .g-slack {
    inset-block-start: calc(var(--row-height) / 2 - 4px);
    block-size: 8px;
    border-inline-end: 1.5px solid var(--text-faint);
    background: radial-gradient(circle, var(--text-faint) 1px, transparent 1.3px) 2px 50% / 5px 3px repeat-x;
  }
  .cell[data-painted] > .g-deadline { inset-block-start: calc(var(--row-height) / 2 - 10px); block-size: 18px; border-inline-start: 1.5px solid var(--text-muted); }
  .g-deadline::after { content: ''; position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: 8px; block-size: 8px; background: var(--text-muted); clip-path: polygon(0 0, 100% 0, 70% 50%, 100% 100%, 0 100%); }
  .cell[data-painted] > .g-deadline[data-late] { border-color: var(--danger); }
  .g-deadline[data-late]::after { background: var(--danger); }
  .g-label { overflow: hidden; color: var(--text-muted); font-size: 12px; line-height: 15px; text-overflow: ellipsis; white-space: nowrap; }
  .g-label[data-late] { color: var(--danger); font-weight: 600; }
  .g-ghost { z-index: 1; border: 1.5px dashed var(--accent); border-radius: 3px; background: color-mix(in srgb, var(--accent) 12%, transparent); }
  .g-ghost[data-kind='milestone'] { inline-size: 12px !important; margin-inline-start: -6px; }
  .cell[data-painted]:focus-visible { box-shadow: none; }
  .cell[data-painted]:focus-visible > .g-bar { outline: 2px solid var(--focus); outline-offset: 2px; }

  @media (forced-colors: active) {
    .g-bar { forced-color-adjust: none; border-color: CanvasText; background: Canvas; }
    .g-done, .g-bar[data-kind='summary'] { background: CanvasText; }
    .g-bar[data-critical] { border-style: double; border-width: 3px; }
  }
`
