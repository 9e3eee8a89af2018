import { themeCss, themes } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

// A form stands on it: it must not change under the person when the window gets the focus back.
export const useTheme = () => useQuery({ ...contractQueryOptions(themes.get), refetchOnWindowFocus: false });

export const useThemeCss = () =>
  useQuery({ ...contractQueryOptions(themeCss.get), refetchOnWindowFocus: false });
