import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const Root = styled.ul`
  display: inline-flex;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  vertical-align: middle;
`

/** Each lies over the one before it, parted by a ring in the colour of the ground. */
export const Place = styled.li`
  display: flex;
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--surface);
  background: var(--surface);
  &:not(:first-child) { margin-inline-start: calc(var(--avatar-size) * -0.18); }
  &:has([data-presence]) { z-index: 1; }
`

export const More = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  padding: 0 calc(var(--avatar-size) * 0.14);
  border: 0;
  border-radius: calc(var(--avatar-size) / 2);
  background: var(--neutral-soft);
  color: var(--text-muted);
  font-size: max(11px, calc(var(--avatar-size) * 0.36));
  font-weight: 600;
  line-height: 1;
  &:hover, &[data-open] { background: color-mix(in srgb, var(--text) 14%, var(--neutral-soft)); color: var(--text); }
  @media (forced-colors: active) { border: 1px solid ButtonText; }
`

export const Panel = styled.div`
  ${floatingSurface}
  min-inline-size: 168px;
  max-inline-size: min(320px, calc(100vw - 16px));
  max-block-size: 288px;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 5px 8px;
  font-size: 13px;
  line-height: 18px;
`

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
`
