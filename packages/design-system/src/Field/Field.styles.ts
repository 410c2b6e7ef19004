import { css, styled } from 'styled-components'
import { textButton } from '../foundations/textButton.styles.ts'
import { visuallyHidden } from '../foundations/visuallyHidden.styles.ts'

/**
 * The line below a control. It is part of the styles of what stands around it, so that they are there before the first message: style rules that
 * come with a message would have the browser look at every element anew. Its sign is drawn, not an element, for a form may show hundreds.
 */
export const messageLine = css`
  & [data-message] {
    position: relative;
    min-width: 0;
    color: var(--text-faint);
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;

    &[data-tone='error'] {
      color: var(--danger);
    }

    &[data-tone='warning'] {
      color: var(--warning);
    }

    &[data-tone='error'],
    &[data-tone='warning'],
    &[data-tone='busy'] {
      padding-inline-start: 16px;
    }

    &[data-tone='error']::before,
    &[data-tone='warning']::before,
    &[data-tone='busy']::before {
      content: '';
      position: absolute;
      inset: 2px auto auto 0;
      box-sizing: border-box;
      inline-size: 12px;
      block-size: 12px;
      border: 1px solid currentColor;
      border-radius: 50%;
    }

    /* A stroke and a dot: an exclamation mark. */
    &[data-tone='error']::before,
    &[data-tone='warning']::before {
      background:
        linear-gradient(currentColor, currentColor) 50% 2px / 1.2px 4px no-repeat,
        linear-gradient(currentColor, currentColor) 50% 7px / 1.2px 1.2px no-repeat;
    }

    &[data-tone='busy']::before {
      border-color: color-mix(in srgb, currentColor 30%, transparent);
      border-top-color: currentColor;
      animation: bip-field-check 700ms linear infinite;
    }

    & > button {
      margin-inline-start: 6px;
      ${textButton}
    }

    @media (prefers-reduced-motion: reduce) {
      &[data-tone='busy']::before {
        animation: none;
      }
    }

    /* There what is drawn as a ground is gone. */
    @media (forced-colors: active) {
      &[data-tone='error']::before,
      &[data-tone='warning']::before {
        content: '!' / '';
        font-weight: 700;
        font-size: 9px;
        line-height: 10px;
        text-align: center;
      }
    }
  }

  @keyframes bip-field-check { to { rotate: 1turn; } }
`

export const FieldRoot = styled.div`
  ${messageLine}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`

export const FieldLabel = styled.label`
  display: block;
  width: fit-content;
  max-width: 100%;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${visuallyHidden}
  }
`

export const RequiredMark = styled.span`
  margin-inline-start: 3px;
  color: var(--danger);
`

export const FieldFootRow = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
`

/** The bordered box that every text-like control lives in: height, border, focus ring, invalid, disabled and read-only looks. */
export const ControlBox = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: var(--control);
  padding-inline: 10px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
  line-height: 20px;

  &[data-size='small'] {
    min-height: var(--control-small);
    padding-inline: 8px;
    /* Larger within tables on a wall. */
    font-size: var(--font-control, 13px);
    line-height: calc(var(--font-control, 13px) * 20 / 13);
  }

  /* Fades under the pointer only: where the theme changes or a form is locked, hundreds would each run transitions of their own. */
  &:hover {
    border-color: var(--text-muted);
    transition: border-color var(--motion);
  }

  &[data-readonly] {
    border-color: var(--line);
    background: var(--canvas);
  }

  &:focus-within,
  &[data-open] {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
    /* At once: a ring that grows paints the first keys' frames anew. */
    transition: none;
  }

  &[data-invalid] {
    border-color: var(--danger);
  }

  &[data-invalid]:focus-within,
  &[data-invalid][data-open] {
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--danger) 20%, transparent);
  }

  &[data-disabled] {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    color: var(--text-faint);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  /* There every border has one colour, and a shadow is not drawn. */
  @media (forced-colors: active) {
    &:focus-within,
    &[data-open] {
      outline: 2px solid Highlight;
    }

    &[data-invalid] {
      border-style: double;
      border-width: 3px;
    }

    &[data-readonly] {
      border-style: dashed;
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

export const ControlInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 5px 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;

  /* Not while it is typed into: there nothing is cut off, and Chromium would lay the page out anew after each key. */
  &:not(:focus) {
    text-overflow: ellipsis;
  }

  /* The box around shows the focus. */
  &:focus-visible {
    outline: none;
  }

  [data-size='small'] > & {
    padding-block: 2px;
  }

  &::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: var(--text-muted);
  font-size: 13px;
  white-space: nowrap;
`

/** A small quiet button inside a control box (clear, reveal, open). */
export const BoxButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 22px;
  height: 22px;
  margin-inline-end: -4px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--text-faint);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--hover);
    color: var(--text);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }

  &:disabled {
    cursor: not-allowed;
  }
`
