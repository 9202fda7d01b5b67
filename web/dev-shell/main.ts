import { mount } from 'svelte';
import Page from './Page.svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/lib/settings.svelte';
mount(Page, { target: document.getElementById('app')! });
