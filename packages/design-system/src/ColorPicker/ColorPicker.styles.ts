import { styled } from 'styled-components'

/** The colour as it is; crossed out where there is none. */
export const Swatch = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  border: 1px solid color-mix(in srgb, var(--text) 25%, transparent);
  border-radius: var(--radius-small);
  background: var(--colour, linear-gradient(to top right, var(--surface) 46%, var(--danger) 47% 53%, var(--surface) 54%));
  forced-color-adjust: none;

  [data-size='small'] > & {
    width: 16px;
    height: 16px;
  }

  [data-disabled] > & {
    opacity: 0.6;
  }
`

export const PanelRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 248px;
  padding: 12px;
`

/** Keeps the place of the panel until it is there. */
export const PanelWait = styled(PanelRoot)`
  align-items: center;
  justify-content: center;
  height: 268px;
`

export const Area = styled.div`
  width: 100%;
  height: 132px;
  border-radius: var(--radius);
`

export const HueLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`

export const HueTrack = styled.div`
  flex: 1;
  height: 14px;
  border-radius: 7px;
`

/** A ring that is seen on every colour: white with a dark line on both sides. */
export const Knob = styled.div`
  top: 50%;
  width: 16px;
  height: 16px;
  border: 2px solid #ffffff;
  border-radius: 50%;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 55%), inset 0 0 0 1px rgb(0 0 0 / 45%);
  cursor: grab;

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`

export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(8, 1fr);
  gap: 4px;

  & > button {
    display: grid;
    place-items: center;
    height: 24px;
    padding: 0;
    border: 1px solid color-mix(in srgb, var(--text) 20%, transparent);
    border-radius: var(--radius-small);
    background: var(--colour);
    color: var(--tick);
    cursor: pointer;
    forced-color-adjust: none;
  }

  & > button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

export const ContrastLine = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;

  & > span {
    display: flex;
    align-items: center;
    gap: 5px;
  }

  & > [data-use='forText'] {
    color: var(--success);
  }

  & > [data-use='forShapes'] {
    color: var(--warning);
  }

  & > [data-use='tooFaint'] {
    color: var(--danger);
  }
`
