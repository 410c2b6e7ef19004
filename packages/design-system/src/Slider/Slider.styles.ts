import { styled } from 'styled-components'

export const SliderRow = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: var(--control);

  &[data-size='small'] {
    min-height: var(--control-small);
  }

  &[data-orientation='vertical'] {
    flex-direction: column;
    align-items: flex-start;
    width: fit-content;
    height: 200px;
  }
`

/** The room of track and thumbs: as high as a thumb, so that a press near the thin line counts. */
export const Track = styled.div`
  --thumb: 16px;
  position: relative;
  flex: 1;
  min-width: 80px;
  height: 24px;
  margin-inline: calc(var(--thumb) / 2);
  cursor: pointer;
  touch-action: none;

  [data-marked] > & {
    margin-block: 6px 22px;
  }

  [data-orientation='vertical'] > & {
    width: 24px;
    min-width: 24px;
    margin: calc(var(--thumb) / 2) 0;
  }

  [data-readonly] > &,
  [data-disabled] > & {
    cursor: default;
  }
`

export const Line = styled.div`
  position: absolute;
  inset: 10px calc(var(--thumb) / -2);
  border-radius: 2px;
  background: var(--line-strong);

  &[data-full] {
    inset-inline: var(--from) calc(100% - var(--to));
    background: var(--accent);
  }

  [data-orientation='vertical'] > div > & {
    inset: calc(var(--thumb) / -2) 10px;
  }

  [data-orientation='vertical'] > div > &[data-full] {
    inset-block: calc(100% - var(--to)) var(--from);
  }

  [data-readonly] &[data-full],
  [data-disabled] &[data-full] {
    background: var(--text-faint);
  }

  [data-invalid] &[data-full] {
    background: var(--danger);
  }

  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;

    &[data-full] {
      background: Highlight;
    }
  }
`

export const Thumb = styled.div`
  /* Its place on the track comes from the slider's state, as an inline style. */
  top: 50%;
  z-index: 1;
  width: var(--thumb);
  height: var(--thumb);
  border: 2px solid var(--accent);
  border-radius: 50%;
  background: var(--surface);
  cursor: grab;
  transition: box-shadow var(--motion);

  [data-orientation='vertical'] > div > & {
    left: 50%;
  }

  &:hover,
  &[data-dragging] {
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--accent) 18%, transparent);
  }

  &[data-dragging] {
    z-index: 2;
    cursor: grabbing;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  [data-invalid] & {
    border-color: var(--danger);
  }

  [data-readonly] & {
    border-color: var(--line-field);
    box-shadow: none;
    cursor: default;
  }

  [data-disabled] & {
    border-color: var(--text-faint);
    background: var(--sunken);
    box-shadow: none;
    cursor: not-allowed;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** The value above its thumb, while it is pointed at, focused or dragged. */
export const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 6px);
  left: 50%;
  padding: 1px 6px;
  border-radius: var(--radius-small);
  background: var(--inverse);
  color: var(--text-on-inverse);
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  translate: -50% 0;

  ${Thumb}:hover > &,
  ${Thumb}[data-dragging] > &,
  ${Thumb}[data-focused] > & {
    opacity: 1;
  }

  [data-orientation='vertical'] & {
    bottom: auto;
    left: calc(100% + 8px);
    translate: 0 -1px;
  }
`

export const Marks = styled.div`
  position: absolute;
  inset: 0;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  & > span {
    position: absolute;
    left: var(--at);
    top: calc(50% - 5px);
    width: 2px;
    height: 10px;
    border-radius: 1px;
    background: var(--line-field);
    translate: -50% 0;
  }

  & > [data-reached] {
    background: var(--accent);
  }

  & > span > span {
    position: absolute;
    top: 14px;
    left: 50%;
    white-space: nowrap;
    translate: -50% 0;
  }

  /* Words at the ends stay over the track, where nothing stands beside them. */
  & > [data-edge='start'] > span {
    left: calc(var(--thumb) / -2);
    translate: none;
  }

  & > [data-edge='end'] > span {
    right: calc(var(--thumb) / -2);
    left: auto;
    translate: none;
  }

  [data-orientation='vertical'] & > span {
    top: calc(100% - var(--at));
    left: calc(50% - 5px);
    width: 10px;
    height: 2px;
    translate: 0 -50%;
  }

  [data-orientation='vertical'] & > span > span {
    inset: 50% auto auto 18px;
    translate: 0 -50%;
  }

  [data-disabled] & {
    color: var(--text-faint);
  }
`

export const SliderValue = styled.output`
  flex: none;
  min-width: 40px;
  color: var(--text);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: end;

  /* Level with the track, below which the marks have their words. */
  [data-marked] > & {
    margin-bottom: 16px;
  }

  [data-orientation='vertical'] > & {
    margin-bottom: 0;
    text-align: start;
  }

  [data-disabled] > & {
    color: var(--text-faint);
  }
`
